/**
 * The endpoint for MCP clients, asked by the official client over the wire.
 */
import assert from "node:assert/strict";
import { sharedIllustrator } from "../../tests/support/illustrator.ts";
import {
  type CallToolResult,
  Client,
  StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";
import sharp from "sharp";
import type { NewApiKey } from "../../lib/api_key.ts";
import { STYLE_MISSING } from "../../lib/choices.ts";
import type { LitterAnswer } from "../../lib/kittens/kittens.ts";
import type { RedrawnCharacter } from "../../lib/redrawn.ts";
import type { Browser } from "../../tests/support/browser.ts";
import { draw, saveRequest, statusOf } from "../../tests/support/characters.ts";
import { testProduct } from "../../tests/support/product.ts";
import { exhaust } from "../../tests/support/rate_limits.ts";
import { testGenerator } from "../../tests/support/generation_fixture.ts";
import { createApp } from "../app.ts";
import { RATE_LIMITS } from "../rate_limits/rate_limits.ts";
import { MAX_BYTES_WITHOUT_PHOTO } from "../http/json_body.ts";
import type { ImageGenerator } from "../generation/image_generator.ts";

const REVISIONS = { auto: "stateless", legacy: "2025" };

const LIST = { jsonrpc: "2.0", id: 1, method: "tools/list" };

const CAT = { prompt: "a ginger cat with a red scarf", style: "cartoon", seed: "7" };

const CALL = {
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name: "draw_cat", arguments: CAT },
};

for (const mode of ["auto", "legacy"] as const) {
  Deno.test(`[mcp] a client of the ${REVISIONS[mode]} revision draws, and spends one credit`, async () => {
    await using site = await openSite();
    const client = await site.connect(site.key, mode);
    const { tools } = await client.listTools();
    assert.deepEqual(tools.map(({ name }) => name), [
      "draw_cat",
      "redraw_cat",
      "understand",
      "kittens",
    ]);
    const [drawCat] = tools;
    assert.deepEqual(drawCat!.inputSchema.required, ["prompt", "style"]);
    assert.equal("sourceImage" in drawCat!.inputSchema.properties!, false);

    const drawn = await client.callTool({ name: "draw_cat", arguments: CAT });
    const { imageUrl, pictureUrl, remainingGenerations, alt } = characterOf(drawn);
    assert.equal(remainingGenerations, 5);
    assert.match(alt, /scarf/);
    assert.deepEqual(await sizesOf(drawn), ["webp 1024×1024"]);
    const whole = await sharp(await bytesOf(await site.felix.get(pictureUrl))).metadata();
    assert.deepEqual([whole.format, whole.width], ["png", 1024]);

    const changes = { imageUrl, words: "now asleep, with a blue hat" };
    const redrawn = await client.callTool({ name: "redraw_cat", arguments: changes });
    const { cost, changed } = characterOf(redrawn);
    assert.equal(cost, 0);
    assert.ok(changed.some(({ to }) => /hat/.test(to)), JSON.stringify(changed));
    assert.deepEqual(await sizesOf(redrawn), ["webp 1024×1024"]);
    assert.deepEqual(await site.product.fixture.balance(1), { available: 5, held: 0 });
  });
}

Deno.test("[mcp] understand is free, and answers as the call does", async () => {
  await using site = await openSite();
  const client = await site.connect(site.key);
  const words = { prompt: CAT.prompt, style: CAT.style };
  const answer = await client.callTool({ name: "understand", arguments: words });
  const call = await site.felix.post("/api/characters/understand", words);
  assert.deepEqual(answer.structuredContent, await call.json());
  assert.deepEqual(JSON.parse(textOf(answer)), answer.structuredContent);
  assert.deepEqual(await site.product.fixture.balance(1), { available: 6, held: 0 });
});

Deno.test("[mcp] kittens of two saved cats cost one credit, and come with their pictures", async () => {
  await using site = await openSite();
  const { felix, product } = site;
  const [motherId, fatherId] = [
    await saved(felix, "a grey calico queen"),
    await saved(felix, "an orange tabby tomcat"),
  ];
  const client = await site.connect(site.key);
  const couple = { motherId, fatherId, seed: "1" };
  const answer = await client.callTool({ name: "kittens", arguments: couple });
  const { litter, remainingGenerations } = answer.structuredContent as LitterAnswer;
  assert.ok(litter.length >= 4 && litter.length <= 6);
  assert.deepEqual(await sizesOf(answer), litter.map(() => "webp 512×512"));
  assert.equal(remainingGenerations, 3);
  assert.deepEqual(await product.fixture.balance(1), { available: 3, held: 0 });
});

Deno.test("[mcp] what the API refuses is an error of the tool, in the same words, and costs nothing", async () => {
  await using site = await openSite(testGenerator());
  const { felix, product } = site;
  const client = await site.connect(site.key);
  const nothing = { imageUrl: "generations/AAAAAAAAAAAAAAAAAAAAAAAA.png", words: "asleep" };
  const cases: [tool: string, path: string, body: Record<string, unknown>][] = [
    ["draw_cat", "/api/characters/generate", { ...CAT, prompt: "a fucking cat" }],
    ["draw_cat", "/api/characters/generate", { ...CAT, style: "neon" }],
    ["redraw_cat", "/api/characters/redraw", nothing],
    ["kittens", "/api/kittens", { motherId: 404_404, fatherId: 404_405 }],
  ];
  const refuse = async ([tool, path, body]: (typeof cases)[number]) => {
    const answer = await client.callTool({ name: tool, arguments: body });
    const call = await felix.post(path, body);
    assert.ok(call.status >= 400);
    assert.equal(answer.isError, true, tool);
    assert.equal(textOf(answer), (await call.json()).message);
  };
  for (const each of cases) await refuse(each);
  const unfit = await client.callTool({ name: "draw_cat", arguments: { prompt: "a cat" } });
  assert.equal(unfit.isError, true);
  assert.match(textOf(unfit), new RegExp(STYLE_MISSING));
  assert.deepEqual(await product.fixture.balance(1), { available: 6, held: 0 });

  for (let i = 0; i < 6; i++) {
    const { isError } = await client.callTool({ name: "draw_cat", arguments: CAT });
    assert.notEqual(isError, true);
  }
  await refuse(["draw_cat", "/api/characters/generate", CAT]);
});

Deno.test("[mcp] an internal error is answered without its cause", async () => {
  const broken = testGenerator(() => Promise.reject(new Error("the secret of the paint")));
  await using site = await openSite({
    ...broken,
    understand() {
      throw new Error("the secret of the words");
    },
  });
  const client = await site.connect(site.key);
  for (const name of ["draw_cat", "understand"]) {
    const answer = await client.callTool({ name, arguments: { prompt: "a cat", style: "anime" } });
    assert.equal(answer.isError, true);
    assert.doesNotMatch(JSON.stringify(answer), /secret/);
  }
  assert.deepEqual(await site.product.fixture.balance(1), { available: 6, held: 0 });
});

Deno.test("[mcp] without a valid key it answers 401; a revoked one ends at once", async () => {
  await using site = await openSite(testGenerator());
  const client = await site.connect(site.key);
  assert.equal(await statusOf(site.felix.delete(`/api/keys/${site.keyId}`)), 204);
  await assert.rejects(client.callTool({ name: "understand", arguments: CAT }));
  for (const key of [undefined, site.key, "junk"]) {
    await assert.rejects(
      site.connect(key),
      (error: Error) => /401|unauthori[sz]ed/i.test(`${error}`),
    );
    const refused = await site.send(LIST, key === undefined ? {} : bearer(key));
    assert.equal(refused.status, 401);
    assert.equal(refused.headers.get("www-authenticate"), 'Bearer realm="Purrtrait"');
    assert.match((await refused.json()).message, /API key/);
  }
});

Deno.test("[mcp] a browser's cookie counts for nothing, from our pages and from others", async () => {
  await using site = await openSite(testGenerator());
  const cookie = [...site.felix.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  for (const fetchSite of ["cross-site", "same-origin"]) {
    const headers = { cookie, "sec-fetch-site": fetchSite };
    assert.equal(await statusOf(site.send(CALL, headers)), 401);
  }
  const preflight = await site.send(undefined, {
    origin: "https://evil.example",
    "access-control-request-method": "POST",
    "access-control-request-headers": "authorization,content-type",
  }, "OPTIONS");
  assert.equal(preflight.headers.get("access-control-allow-origin"), null);
  assert.equal(preflight.status, 405);
  await preflight.body?.cancel();
});

Deno.test("[mcp] it accepts one JSON message by POST, of limited length and rate", async () => {
  await using site = await openSite(testGenerator());
  const key = bearer(site.key);
  for (const method of ["GET", "DELETE", "PUT"]) {
    const refused = await site.send(undefined, key, method);
    assert.equal(refused.status, 405);
    assert.equal(refused.headers.get("allow"), "POST");
    await refused.body?.cancel();
  }
  const listed = await site.send(LIST, key);
  assert.equal(listed.status, 200, "nothing has to come before");
  assert.equal(listed.headers.get("mcp-session-id"), null);
  await listed.body?.cancel();
  const long = { ...CALL, padding: "x".repeat(MAX_BYTES_WITHOUT_PHOTO) };
  const bodies: [body: unknown, status: number][] = [
    [[CALL, CALL], 400],
    [{ ...LIST, jsonrpc: "1.0" }, 400],
    [null, 400],
    [long, 413],
  ];
  for (const [body, status] of bodies) {
    assert.equal(await statusOf(site.send(body, key)), status, JSON.stringify(body)?.slice(0, 80));
  }
  assert.equal(await statusOf(site.send(LIST, { ...key, "content-type": "text/plain" })), 415);
  await exhaust(site.product.fixture.kv, RATE_LIMITS.apiKeyCalls, site.keyId);
  assert.equal(await statusOf(site.send(LIST, key)), 429);
});

/** The application on a port of its own, with a key of a new user, and the official clients. */
async function openSite(own?: ImageGenerator) {
  const generator = own ?? sharedIllustrator();
  const product = await testProduct({ generator });
  const served = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen() {} },
    createApp(product.services).fetch,
  );
  const url = new URL(`http://127.0.0.1:${served.addr.port}/mcp`);
  const clients: Client[] = [];
  const felix = await product.browser("felix");
  const { id: keyId, key }: NewApiKey = await (await felix.post("/api/keys", { name: "mine" }))
    .json();
  return {
    product,
    felix,
    keyId,
    key,
    async connect(key: string | undefined, mode: "auto" | "legacy" = "auto"): Promise<Client> {
      const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
      const headers = key === undefined ? {} : bearer(key);
      await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
      clients.push(client);
      return client;
    },
    /** Asks as no client does. */
    send: (body: unknown, headers: Record<string, string>, method = "POST") =>
      fetch(url, {
        method,
        headers: {
          "content-type": "application/json",
          accept: "application/json, text/event-stream",
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    async [Symbol.asyncDispose]() {
      for (const client of clients) await client.close();
      await served.shutdown();
      await product[Symbol.asyncDispose]();
    },
  };
}

function bearer(key: string): Record<string, string> {
  return { authorization: `Bearer ${key}` };
}

async function saved(browser: Browser, prompt: string): Promise<number> {
  const drawn = await draw(browser, { prompt, style: "cartoon", seed: "1" });
  return (await (await browser.post("/api/characters", saveRequest(drawn))).json()).id;
}

function characterOf({ isError, structuredContent }: CallToolResult) {
  assert.notEqual(isError, true);
  return structuredContent as unknown as RedrawnCharacter & { pictureUrl: string };
}

function textOf({ content }: CallToolResult): string {
  const last = content.at(-1);
  assert.ok(last?.type === "text");
  return last.text;
}

/** What the pictures of an answer are, decoded. */
async function sizesOf({ content }: CallToolResult): Promise<string[]> {
  const images = content.filter((each) => each.type === "image");
  return await Promise.all(images.map(async ({ data, mimeType }) => {
    const { info } = await sharp(Uint8Array.fromBase64(data)).raw().toBuffer({
      resolveWithObject: true,
    });
    return `${mimeType.slice("image/".length)} ${info.width}×${info.height}`;
  }));
}

async function bytesOf(response: Response): Promise<Uint8Array> {
  assert.equal(response.status, 200);
  return new Uint8Array(await response.arrayBuffer());
}
