import assert from "node:assert/strict";
import { brotliDecompressSync } from "node:zlib";
import { createPageCache } from "./page_cache.ts";

const current = () => Promise.resolve(true);

const rendering = (html: string, isCurrent = current) => () =>
  Promise.resolve({ status: 200, html, isCurrent });

Deno.test("[pages] a kept page comes back with its bytes, compressed bytes and ETag", async () => {
  const cache = createPageCache();
  assert.equal(await cache.get("system /"), undefined);
  const made = await cache.make("system /", rendering("<h1>Miso 🐈</h1>"));
  const page = (await cache.get("system /"))!;
  assert.equal(made, page);
  assert.equal(new TextDecoder().decode(page.plain.body), "<h1>Miso 🐈</h1>");
  assert.equal(brotliDecompressSync(page.encoded.br.body).toString(), "<h1>Miso 🐈</h1>");
  assert.equal(page.encoded.br.headers["Content-Encoding"], "br");
  assert.equal(page.plain.headers["ETag"], page.etag);
  assert.match(page.etag, /^W\/"[\w-]{22}"$/);
});

Deno.test("[pages] equal pages have equal ETags, different pages different ones", async () => {
  const cache = createPageCache();
  for (const [key, html] of [["a", "one"], ["b", "one"], ["c", "two"]] as const) {
    await cache.make(key, rendering(html));
  }
  const kept = await Promise.all(["a", "b", "c"].map((key) => cache.get(key)));
  const [a, b, c] = kept.map((page) => page!.etag);
  assert.equal(a, b);
  assert.notEqual(a, c);
});

Deno.test("[pages] the cache forgets its oldest page when it is full", async () => {
  const cache = createPageCache({ maxPages: 2, audience: "guests" });
  for (const key of ["a", "b", "c"]) await cache.make(key, rendering(key));
  assert.equal(await cache.get("a"), undefined);
  assert.ok(await cache.get("b") && await cache.get("c"));
});

Deno.test("[pages] a crowd at a cold cache costs one rendering", async () => {
  const cache = createPageCache();
  let renderings = 0;
  const render = () => {
    renderings++;
    return rendering("<h1>Miso</h1>")();
  };
  const crowd = await Promise.all(Array.from({ length: 500 }, () => cache.make("/", render)));
  assert.deepEqual([renderings, new Set(crowd).size], [1, 1]);
});

Deno.test("[pages] incomplete pages and errors are answered and not cached", async () => {
  const cache = createPageCache();
  const absent = { status: 404, html: "There is no such page" };
  assert.deepEqual(await cache.make("/x", () => Promise.resolve(absent)), absent);
  await assert.rejects(cache.make("/x", () => Promise.reject(new Error("broken"))), /broken/);
  assert.equal(await cache.get("/x"), undefined);
  await cache.make("/x", rendering("It works again"));
  assert.ok(await cache.get("/x"));
});

Deno.test("[pages] a page that is no longer current is made anew, also for requests that came meanwhile", async () => {
  const cache = createPageCache();
  let name = "Miso";
  const render = () => {
    const shown = name;
    return rendering(`<h1>${shown}</h1>`, () => Promise.resolve(shown === name))();
  };
  const first = cache.make("/", render);
  name = "Tiger";
  const second = await cache.make("/", render);
  await first;
  assert.equal(new TextDecoder().decode((await cache.get("/"))!.plain.body), "<h1>Tiger</h1>");
  assert.equal(await cache.get("/"), second);
  name = "Luna";
  assert.equal(await cache.get("/"), undefined);
});

Deno.test("[pages] a page that does not know whether it is current is not kept", async () => {
  const cache = createPageCache();
  await cache.make("/x", () => Promise.resolve({ status: 200, html: "Another one each time" }));
  assert.equal(await cache.get("/x"), undefined);
});
