/**
 * With the database and the pictures elsewhere, a server needs no disk of its own; and the database may be on
 * other hosts than the address that `KV_URL` names.
 */
import assert from "node:assert/strict";
import { readConfig } from "../../server/config.ts";
import { serverArguments } from "../../server/tasks/serve.ts";
import { startProduct } from "../../server/tasks/product.ts";
import { fakeS3, variablesOf } from "../fakes/s3.ts";
import { ask, draw, LOST, register } from "../stress/client.ts";
import { kvConnectTest } from "./denokv.ts";
import { serveLoopback } from "../support/loopback_server.ts";
import { QUICK_SERVER } from "../support/quick_server.ts";

/** Answers the question where the data are, and has none itself. */
function startDirectory(dataUrl: string) {
  const server = serveLoopback(async (request) => {
    if (new URL(request.url).pathname !== "/connect") return new Response(null, { status: 404 });
    const { method, headers } = request;
    const response = await fetch(dataUrl, { method, headers, body: await request.text() });
    const metadata = await response.json();
    for (const endpoint of metadata.endpoints) endpoint.url = new URL(endpoint.url, dataUrl).href;
    return Response.json(metadata);
  });
  return {
    url: `${server.origin}/connect`,
    [Symbol.asyncDispose]: server.close,
  };
}

kvConnectTest("a server with remote data writes nothing to its disk", async ({ url }) => {
  await using s3 = fakeS3();
  await using directory = startDirectory(url);
  const folder = await Deno.makeTempDir();
  const dataDir = `${folder}/never-made`;
  const variables = {
    ...QUICK_SERVER,
    ...variablesOf(s3.config),
    KV_URL: directory.url,
    DENO_KV_ACCESS_TOKEN: Deno.env.get("DENO_KV_ACCESS_TOKEN")!,
  };
  const flags = serverArguments(readConfig({ ...variables, DATA_DIR: dataDir }));
  assert.deepEqual(flags.filter((flag) => flag.startsWith("--allow-write")), []);

  const product = await startProduct({ dataDir, variables });
  const cookie = await register(product.origin, "nomad");
  const request = { idempotencyKey: "nomad-first", prompt: "a grey cat" };
  const drawn = await draw(product.origin, request, cookie);
  assert(drawn !== LOST && drawn.status === 200, JSON.stringify(drawn));
  const body = { ...drawn.body, name: "Miso" };
  const saved = await ask(product.origin, "/api/characters", { cookie, body });
  assert.equal(saved.status, 201);
  assert.equal((await ask(product.origin, "/readyz")).status, 200);
  assert.equal(await product.stop(), 0);
  assert.deepEqual(await Array.fromAsync(Deno.readDir(folder)), []);
  await Deno.remove(folder, { recursive: true });
});
