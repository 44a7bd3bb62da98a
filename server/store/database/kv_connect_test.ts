import assert from "node:assert/strict";
import { ConfigError, readConfig } from "../../config.ts";
import { serverArguments } from "../../tasks/serve.ts";
import { kvConnectUrls } from "./kv_connect.ts";
import { serveLoopback } from "../../../tests/support/loopback_server.ts";

/** A KV Connect server that answers like this while `work` runs with the configuration that names it. */
async function serving(
  answer: (request: Request) => Response | Promise<Response>,
  work: (config: ReturnType<typeof readConfig>) => Promise<void>,
): Promise<void> {
  await using server = serveLoopback(answer);
  const KV_URL = `${server.origin}/databases/1/connect`;
  await work(readConfig({ KV_URL, DENO_KV_ACCESS_TOKEN: "kv token", DATA_DIR: "/data" }));
}

function endpoints(...urls: string[]): Response {
  return Response.json({
    version: 3,
    databaseId: crypto.randomUUID(),
    endpoints: urls.map((url) => ({ url, consistency: "strong" })),
    token: "data token",
    expiresAt: new Date(Date.now() + 60_000).toISOString(),
  });
}

Deno.test("[kv connect] the server may reach the hosts that hold the data", async () => {
  const asked: string[] = [];
  await serving((request) => {
    asked.push(`${request.method} ${request.headers.get("authorization")}`);
    return endpoints("https://data.example:8443/v3", "/here");
  }, async (config) => {
    const urls = await kvConnectUrls(config);
    const [net] = serverArguments(config, urls).filter((each) => each.startsWith("--allow-net"));
    assert.deepEqual(asked, ["POST Bearer kv token"]);
    const own = new URL(config.kvUrl!).host;
    assert.match(net!, new RegExp(`=0.0.0.0:8000,${own},data.example:8443,unix:`));
  });
});

Deno.test("[kv connect] a file has no hosts", async () => {
  assert.deepEqual(await kvConnectUrls(readConfig({})), []);
});

const REFUSALS: [name: string, answer: () => Response, why: RegExp][] = [
  ["a wrong token", () => new Response(null, { status: 401 }), /status 401/],
  ["an answer of something else", () => new Response("<html>"), /Unexpected token|JSON/],
];

for (const [name, answer, why] of REFUSALS) {
  Deno.test(`[kv connect] ${name} is a sentence`, () =>
    serving(answer, (config) =>
      assert.rejects(kvConnectUrls(config), (error) => {
        assert(error instanceof ConfigError, String(error));
        assert.match(error.message, /^The database at .* does not answer \(.*\)\. Start it/);
        assert.match(error.message, why);
        return true;
      })));
}
