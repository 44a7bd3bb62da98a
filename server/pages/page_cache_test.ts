import assert from "node:assert/strict";
import { brotliDecompressSync } from "node:zlib";
import { createPageCache } from "./page_cache.ts";

Deno.test("[pages] a kept page comes back with its bytes, compressed bytes and ETag", async () => {
  const cache = createPageCache();
  assert.equal(cache.get("system /"), undefined);
  await cache.keep("system /", "<h1>Miso 🐈</h1>");
  const page = cache.get("system /")!;
  assert.equal(new TextDecoder().decode(page.plain.body), "<h1>Miso 🐈</h1>");
  assert.equal(brotliDecompressSync(page.brotli.body).toString(), "<h1>Miso 🐈</h1>");
  assert.equal(page.brotli.headers["Content-Encoding"], "br");
  assert.equal(page.plain.headers["ETag"], page.etag);
  assert.match(page.etag, /^"[\w-]{22}"$/);
});

Deno.test("[pages] equal pages have equal ETags, different pages different ones", async () => {
  const cache = createPageCache();
  const [a, b, c] = [
    await cache.keep("a", "one"),
    await cache.keep("b", "one"),
    await cache.keep("c", "two"),
  ];
  assert.equal(a.etag, b.etag);
  assert.notEqual(a.etag, c.etag);
});

Deno.test("[pages] the cache forgets its oldest page when it is full", async () => {
  const cache = createPageCache(2);
  for (const key of ["a", "b", "c"]) await cache.keep(key, key);
  assert.equal(cache.get("a"), undefined);
  assert.ok(cache.get("b") && cache.get("c"));
});
