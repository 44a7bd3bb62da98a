import assert from "node:assert/strict";
import { collectionOf } from "../../tests/support/characters.ts";
import { testProduct } from "../../tests/support/product.ts";
import { createCollectionCache } from "./collection_cache.ts";

const requests = (...names: string[]) => names.map((name) => ({ name }));

Deno.test("a collection is read again only when it has changed, here or in another process", async () => {
  await using product = await testProduct();
  const browser = await collectionOf(product, "felix", requests("A", "B"));
  const memory = createCollectionCache(product.fixture.kv);
  const names = async () => (await memory.read(1)).map(({ name }) => name);
  assert.deepEqual(await names(), ["B", "A"]);
  assert.equal(await memory.read(1), await memory.read(1));
  await browser.patch("/api/characters/1", { name: "C" });
  assert.deepEqual(await names(), ["B", "C"]);
  await browser.delete("/api/characters/2");
  assert.deepEqual(await names(), ["C"]);
  await browser.post("/api/user/characters/deleted/2/restore");
  assert.deepEqual(await names(), ["B", "C"]);
});

Deno.test("each user has a collection; the longest unused makes room", async () => {
  await using product = await testProduct();
  await collectionOf(product, "felix", requests("A", "B"));
  await collectionOf(product, "tom", requests("C", "D"));
  const memory = createCollectionCache(product.fixture.kv, 3);
  const felix = await memory.read(1);
  assert.deepEqual((await memory.read(2)).map(({ name }) => name), ["D", "C"]);
  const again = await memory.read(1);
  assert.notEqual(again, felix);
  assert.deepEqual(again, felix);
});

Deno.test("a collection larger than the memory is read all the same", async () => {
  await using product = await testProduct();
  await collectionOf(product, "felix", requests("A", "B"));
  const memory = createCollectionCache(product.fixture.kv, 1);
  for (let n = 0; n < 2; n++) assert.equal((await memory.read(1)).length, 2);
});
