import assert from "node:assert/strict";
import { Hono } from "hono";
import { brotliDecompressSync } from "node:zlib";
import { readFilters } from "../../lib/collection/filters.ts";
import type { Session } from "../accounts/sessions.ts";
import { readConfig } from "../config.ts";
import { requestLanguage } from "../i18n/request_language.ts";
import type { AppEnv } from "../http/env.ts";
import type { PageInput } from "../frontend.ts";
import type { Services } from "../services.ts";
import type { Balance } from "../../lib/credits.ts";
import { keys } from "../store/keys.ts";
import { pageRoutes } from "./pages.ts";
import { save } from "../../tests/support/characters.ts";
import { testProduct } from "../../tests/support/product.ts";

/** Pages that are nothing but what the server gives them, how often one was rendered, and who asks for them. */
async function site() {
  const product = await testProduct();
  const rendered: PageInput[] = [];
  const visitor: { session: Session | null } = { session: null };
  const pages: Pick<Services, "config" | "development" | "renderPage"> = {
    config: readConfig({ APP_URL: "https://purrtrait.example" }),
    development: false,
    async renderPage({ url, user, load, ...input }) {
      rendered.push({ url, user, load, ...input });
      if (url.startsWith("/collection")) {
        const filters = readFilters(new URLSearchParams(url.split("?")[1]));
        const { characters } = await load.collection({ filters, limit: 60 });
        const names = characters.map(({ name }) => name);
        return { status: 200, html: JSON.stringify({ user: user?.username, names }) };
      }
      const page = await load.character(Number(url.split("/").at(-1)));
      const character = page?.character ?? null;
      return { status: character ? 200 : 404, html: JSON.stringify({ character }) };
    },
  };
  const app = new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set("session", visitor.session);
      await next();
    })
    .route("/", pageRoutes({ ...product.services, ...pages }));
  return { product, rendered, app, visitor };
}

const sessionOf = (id: number, username: string): Session => ({
  id: username,
  user: { id, username },
  isOwner: false,
});

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

Deno.test("a user's collection is kept until a character changes, for this user alone", async () => {
  const { product, rendered, app, visitor } = await site();
  await using _ = product;
  const [felix, tom] = [await product.browser("felix"), await product.browser("tom")];
  await save(felix, { name: "Miso" });
  const see = async (session: Session, query = "") => {
    visitor.session = session;
    const response = await app.request(`/collection${query}`);
    assert.equal(response.headers.get("cache-control"), "no-store");
    assert.equal(response.headers.get("etag"), null);
    return await response.json();
  };
  const first = { user: "felix", names: ["Miso"] };
  for (let n = 0; n < 3; n++) assert.deepEqual(await see(sessionOf(1, "felix")), first);
  assert.equal(rendered.length, 1);
  assert.deepEqual(await see(sessionOf(2, "tom")), { user: "tom", names: [] });
  assert.deepEqual((await see(sessionOf(1, "felix"), "?search=nori")).names, []);
  assert.equal(rendered.length, 3);
  const { kv } = product.services;
  const before = await kv.get<Balance>(keys.balance(1));
  await kv.set(before.key, { available: before.value!.available - 1, held: 0 });
  await see(sessionOf(1, "felix"));
  assert.equal(rendered.length, 4, "the balance is on the page");
  await kv.set(before.key, before.value);
  await save(tom);
  assert.deepEqual(await see(sessionOf(1, "felix")), first);
  assert.equal(rendered.length, 4);
  await felix.patch("/api/characters/1", { name: "Nori" });
  assert.deepEqual((await see(sessionOf(1, "felix"))).names, ["Nori"]);
  assert.equal(rendered.length, 5);
});

Deno.test("a page is kept for each language, and says in which it is", async () => {
  const { product, app, rendered } = await site();
  await using _ = product;
  await save(await product.browser("felix"));
  const reading = new Hono<AppEnv>().use(requestLanguage()).route("/", app);
  const read = async (headers: Record<string, string>) => {
    const response = await reading.request("/character/1", { headers });
    await response.body?.cancel();
    assert.equal(response.headers.get("vary"), "Accept-Encoding, Accept-Language, Cookie");
    return response.headers.get("content-language");
  };
  for (let n = 0; n < 2; n++) {
    assert.equal(await read({}), "en");
    assert.equal(await read({ "Accept-Language": "sv" }), "en");
    assert.equal(await read({ "Accept-Language": "de-AT" }), "de");
    assert.equal(await read({ "Accept-Language": "de", Cookie: "lang=ja" }), "ja");
  }
  assert.equal(rendered.length, 3);
});
