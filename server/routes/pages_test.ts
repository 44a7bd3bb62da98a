import assert from "node:assert/strict";
import { Hono } from "hono";
import { brotliDecompressSync } from "node:zlib";
import { createCharacters } from "../characters/characters.ts";
import { readConfig } from "../config.ts";
import type { AppEnv } from "../http/env.ts";
import type { PageInput } from "../pages/page_renderer.ts";
import type { Services } from "../services.ts";
import { pageRoutes } from "./pages.ts";
import { save } from "../../tests/support/characters.ts";
import { testProduct } from "../../tests/support/product.ts";

/** Pages for guests that are nothing but what the server gives them, and how often one was rendered. */
async function site() {
  const product = await testProduct();
  const rendered: PageInput[] = [];
  const services = {
    config: readConfig({ APP_URL: "https://purrtrait.example" }),
    characters: createCharacters({ kv: product.fixture.kv }),
    development: false,
    contest: {},
    generator: {},
    payments: {},
    async renderPage(input: PageInput) {
      rendered.push(input);
      const character = await input.load.character(Number(input.url.split("/").at(-1)));
      return { status: character ? 200 : 404, html: JSON.stringify({ character }) };
    },
  } as unknown as Services;
  const app = new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set("session", null);
      await next();
    })
    .route("/", pageRoutes(services));
  return { product, rendered, app };
}

Deno.test("a character's page is kept until the character changes", async () => {
  const { product, rendered, app } = await site();
  await using _ = product;
  const browser = await product.browser("felix");
  await save(browser);
  const see = async () => {
    const response = await app.request("/character/1");
    const { character } = await response.json();
    return { status: response.status, name: character?.name };
  };
  for (let n = 0; n < 3; n++) assert.deepEqual(await see(), { status: 200, name: "Felix" });
  assert.equal(rendered.length, 1);
  await browser.patch("/api/characters/1", { name: "Miso" });
  for (let n = 0; n < 3; n++) assert.deepEqual(await see(), { status: 200, name: "Miso" });
  assert.equal(rendered.length, 2);
  await browser.delete("/api/characters/1");
  assert.deepEqual(await see(), { status: 404, name: undefined });
  await browser.post("/api/user/characters/deleted/1/restore");
  assert.deepEqual(await see(), { status: 200, name: "Miso" });
});

Deno.test("no page of a missing character is kept, whatever its address", async () => {
  const { product, rendered, app } = await site();
  await using _ = product;
  for (const id of ["1", "4711", "1"]) {
    const response = await app.request(`/character/${id}`);
    assert.equal(response.status, 404);
    assert.equal(response.headers.get("cache-control"), "no-store");
    assert.deepEqual(await response.json(), { character: null });
  }
  assert.equal(rendered.length, 3);
  await save(await product.browser("felix"));
  assert.equal((await app.request("/character/1")).status, 200);
});

Deno.test("a page made for one answer is compressed for clients that accept it", async () => {
  const { product, app } = await site();
  await using _ = product;
  const asked = (coding: string) =>
    app.request("/character/1", { headers: { "accept-encoding": coding } });
  const compressed = await asked("gzip, br");
  assert.equal(compressed.headers.get("content-encoding"), "br");
  const plain = await asked("identity");
  assert.equal(plain.headers.get("content-encoding"), null);
  for (const { status, headers } of [compressed, plain]) {
    assert.equal(status, 404);
    assert.equal(headers.get("content-type"), "text/html; charset=utf-8");
    assert.equal(headers.get("cache-control"), "no-store");
  }
  const html = brotliDecompressSync(await compressed.bytes()).toString();
  assert.equal(html, await plain.text());
});
