import assert from "node:assert/strict";
import { brotliDecompressSync } from "node:zlib";
import { createPageCache } from "./page_cache.ts";

const rendering = (html: string) => () => Promise.resolve({ status: 200, html });

Deno.test("[pages] a kept page comes back with its bytes, compressed bytes and ETag", async () => {
  const cache = createPageCache();
  assert.equal(cache.get("system /"), undefined);
  const made = await cache.make("system /", rendering("<h1>Miso 🐈</h1>"));
  const page = cache.get("system /")!;
  assert.equal(made, page);
  assert.equal(new TextDecoder().decode(page.plain.body), "<h1>Miso 🐈</h1>");
  assert.equal(brotliDecompressSync(page.compressed.body).toString(), "<h1>Miso 🐈</h1>");
  assert.equal(page.compressed.headers["Content-Encoding"], "br");
  assert.equal(page.plain.headers["ETag"], page.etag);
  assert.match(page.etag, /^"[\w-]{22}"$/);
});

Deno.test("[pages] equal pages have equal ETags, different pages different ones", async () => {
  const cache = createPageCache();
  for (const [key, html] of [["a", "one"], ["b", "one"], ["c", "two"]] as const) {
    await cache.make(key, rendering(html));
  }
  const [a, b, c] = ["a", "b", "c"].map((key) => cache.get(key)!.etag);
  assert.equal(a, b);
  assert.notEqual(a, c);
});

Deno.test("[pages] the cache forgets its oldest page when it is full", async () => {
  const cache = createPageCache(2);
  for (const key of ["a", "b", "c"]) await cache.make(key, rendering(key));
  assert.equal(cache.get("a"), undefined);
  assert.ok(cache.get("b") && cache.get("c"));
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

Deno.test("[pages] what is no whole page is answered and not kept, and an error is not either", async () => {
  const cache = createPageCache();
  const absent = { status: 404, html: "There is no such page" };
  assert.deepEqual(await cache.make("/x", () => Promise.resolve(absent)), absent);
  await assert.rejects(cache.make("/x", () => Promise.reject(new Error("broken"))), /broken/);
  assert.equal(cache.get("/x"), undefined);
  await cache.make("/x", rendering("It works again"));
  assert.ok(cache.get("/x"));
});
