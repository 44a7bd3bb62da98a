import assert from "node:assert/strict";
import {
  collectionOf,
  namesOf,
  save,
  saveRequest,
  statusOf,
} from "../../tests/support/characters.ts";
import { type TestProduct, testProduct } from "../../tests/support/product.ts";
import { DAY_MS } from "../../lib/durations.ts";

const KEY = "/api/images/presigned?key=";

/** Of the random part of a picture's key. */
const ID_LENGTH = 24;

Deno.test("a deleted character is gone for all, and comes back as it was", async () => {
  await using product = await testProduct();
  const browser = await product.browser("felix");
  const before = await save(browser);
  await browser.patch("/api/characters/1", { favorite: "true" });
  const known = { ...before, favorite: "true" };
  const { presignedUrl } = await (await browser.get(KEY + before.imageUrl)).json();

  const response = await browser.delete("/api/characters/1");
  assert.equal(response.status, 200);
  assert.deepEqual(await response.json(), { ok: true });
  const guest = await product.browser();
  for (const client of [browser, guest]) {
    const paths = ["", "/image", "/image?w=256", "/presigned-url", "/local-image", "/card.png"];
    for (const path of paths) {
      assert.equal(await statusOf(client.get(`/api/characters/1${path}`)), 404, path);
    }
    assert.equal(await statusOf(client.get(KEY + before.imageUrl)), 404);
    assert.equal(
      await statusOf(client.post("/api/test-presigned-url", { key: before.imageUrl })),
      404,
    );
    assert.equal(await statusOf(client.get(presignedUrl)), 404);
  }
  for (const path of ["/download", "/neighbours"]) {
    assert.equal(await statusOf(browser.get(`/api/characters/1${path}`)), 404, path);
  }
  assert.equal(await statusOf(browser.patch("/api/characters/1", { name: "x" })), 404);
  assert.equal(await statusOf(browser.delete("/api/characters/1")), 404);
  const again = { ...saveRequest({ ...before, understanding: null!, seed: "" }) };
  assert.equal(await statusOf(browser.post("/api/characters", again)), 404);
  for (const path of ["/api/characters", "/api/characters/recent", "/api/user/characters/traits"]) {
    assert.deepEqual(await (await browser.get(path)).json(), [], path);
  }
  assert.equal((await browser.get("/api/characters")).headers.get("x-total-count"), "0");

  const restored = await browser.post("/api/user/characters/deleted/1/restore");
  assert.equal(restored.status, 200);
  assert.deepEqual(await restored.json(), known);
  assert.deepEqual(await (await guest.get("/api/characters/1")).json(), known);
  assert.deepEqual(await (await browser.get("/api/characters")).json(), [known]);
  assert.equal((await browser.get("/api/characters")).headers.get("x-total-count"), "1");
  assert.deepEqual(await (await browser.get("/api/user/characters/deleted")).json(), []);
  assert.equal(await statusOf(guest.get(presignedUrl)), 200);
  assert.equal(await statusOf(browser.post("/api/user/characters/deleted/1/restore")), 404);
});

Deno.test("the last deleted comes first in the list, with the moment it ends, page by page", async () => {
  await using product = await testProduct();
  const browser = await collectionOf(product, "felix", ["A", "B", "C"].map((name) => ({ name })));
  for (const id of [2, 1, 3]) {
    product.clock.aheadMs += 1000;
    await browser.delete(`/api/characters/${id}`);
  }
  const [first] = await (await browser.get("/api/user/characters/deleted")).json();
  assert.equal(Date.parse(first.deletedUntil) - Date.parse(first.deletedAt), 30 * DAY_MS);
  assert.equal(await statusOf(browser.get("/api/user/characters/deleted?cursor=x")), 400);

  const names: string[] = [];
  let path: string | undefined = "/api/user/characters/deleted?limit=2";
  while (path) {
    const response = await browser.get(path);
    for (const { name } of await response.json()) names.push(name);
    path = response.headers.get("link")?.match(/<(.+)>/)?.[1];
  }
  assert.deepEqual(names, ["C", "A", "B"]);
});

/** How many pictures have a file, be it the original or a copy. */
async function picturesOn({ fixture }: TestProduct): Promise<number> {
  const names = (await fixture.files()).map((path) => path.slice(path.lastIndexOf("/") + 1));
  return new Set(names.map((name) => name.slice(0, ID_LENGTH))).size;
}

Deno.test("after thirty days it is gone for good, with its picture; the others stay", async () => {
  await using product = await testProduct();
  const browser = await collectionOf(product, "felix", ["A", "B", "C"].map((name) => ({ name })));
  await browser.delete("/api/characters/1");
  await statusOf(browser.get("/api/characters/2/image?w=256"));
  product.clock.aheadMs = DAY_MS;
  await browser.delete("/api/characters/2");
  assert.equal(await picturesOn(product), 3);

  product.clock.aheadMs = 30 * DAY_MS - 60_000;
  await product.sweepAt(new Date(Date.now() + product.clock.aheadMs));
  assert.equal(await picturesOn(product), 3);
  assert.deepEqual(await namesOf(browser.get("/api/user/characters/deleted")), ["B", "A"]);

  // Its time has ended, whether it was swept yet or not.
  product.clock.aheadMs = 30 * DAY_MS + 60_000;
  assert.deepEqual(await namesOf(browser.get("/api/user/characters/deleted")), ["B"]);
  assert.equal(await statusOf(browser.post("/api/user/characters/deleted/1/restore")), 404);
  await product.sweepAt(new Date(Date.now() + product.clock.aheadMs));
  assert.equal(await picturesOn(product), 2);
  assert.equal(await statusOf(browser.post("/api/user/characters/deleted/2/restore")), 200);

  await browser.delete("/api/characters/2");
  await product.sweepAt(new Date(Date.now() + 70 * DAY_MS));
  const { kv } = product.fixture;
  for (const table of ["characters", "generations", "generations_by_image"]) {
    assert.equal((await Array.fromAsync(kv.list({ prefix: [table] }))).length, 1, table);
  }
  for (const suffix of ["", "_by_user", "_until"]) {
    const rows = await Array.fromAsync(kv.list({ prefix: [`deleted_characters${suffix}`] }));
    assert.deepEqual(rows, []);
  }
  assert.equal(await picturesOn(product), 1);
  assert.deepEqual(await namesOf(browser.get("/api/characters")), ["C"]);
});

Deno.test("a picture that cannot be removed keeps its row, and no other, for the next sweep", async () => {
  await using product = await testProduct();
  const browser = await collectionOf(product, "felix", [{ name: "A" }, { name: "B" }]);
  for (const id of [1, 2]) await browser.delete(`/api/characters/${id}`);
  const { images } = product.fixture;
  const { remove } = images;
  let broken = true;
  images.remove = (key) => {
    if (!broken) return remove(key);
    broken = false;
    return Promise.reject(new Error("the storage is gone"));
  };
  const late = new Date(Date.now() + 31 * DAY_MS);
  await assert.rejects(product.sweepAt(late), AggregateError);
  assert.equal((await product.fixture.files()).length, 1);
  await product.sweepAt(late);
  assert.deepEqual(await product.fixture.files(), []);
});

Deno.test("no other user deletes, lists or restores it", async () => {
  await using product = await testProduct();
  const felix = await product.browser("felix");
  await save(felix);
  const [tom, guest] = [await product.browser("tom"), await product.browser()];
  const calls: [method: "get" | "post" | "delete", path: string, body?: { ids: number[] }][] = [
    ["delete", "/api/characters/1"],
    ["post", "/api/user/characters/deleted/1/restore"],
    ["post", "/api/characters/delete", { ids: [1] }],
    ["post", "/api/characters/restore", { ids: [1] }],
    ["get", "/api/user/characters/deleted"],
  ];
  for (const [method, path, body] of calls) {
    const answer = method === "post" ? guest.post(path, body) : guest[method](path);
    assert.equal(await statusOf(answer), 401, path);
  }
  assert.equal(await statusOf(tom.delete("/api/characters/1")), 404);
  const { ids } = await (await tom.post("/api/characters/delete", { ids: [1] })).json();
  assert.deepEqual(ids, []);
  assert.equal(await statusOf(felix.get("/api/characters/1")), 200);

  await felix.delete("/api/characters/1");
  assert.deepEqual(await (await tom.get("/api/user/characters/deleted")).json(), []);
  assert.equal(await statusOf(tom.post("/api/user/characters/deleted/1/restore")), 404);
  assert.deepEqual(
    (await (await tom.post("/api/characters/restore", { ids: [1] })).json()).ids,
    [],
  );
  assert.equal(await statusOf(felix.get("/api/characters/1")), 404);
});

Deno.test("several characters are deleted and restored in one call; the answer lists them", async () => {
  await using product = await testProduct();
  const browser = await collectionOf(product, "felix", ["A", "B", "C"].map((name) => ({ name })));
  const all = { ids: [3, 1, 1, 4711] };
  const deleted = await browser.post("/api/characters/delete", all);
  assert.deepEqual(await deleted.json(), { ok: true, ids: [3, 1] });
  assert.deepEqual(await namesOf(browser.get("/api/characters")), ["B"]);
  const restored = await browser.post("/api/characters/restore", all);
  assert.deepEqual(await restored.json(), { ok: true, ids: [3, 1] });
  assert.deepEqual(await namesOf(browser.get("/api/characters")), ["C", "B", "A"]);
  const tooMany = Array.from({ length: 101 }, (_, n) => n + 1);
  for (const ids of [[], undefined, [0], [1.5], ["1"], [-1], [1e30], "1", tooMany]) {
    for (const act of ["delete", "restore"]) {
      assert.equal(await statusOf(browser.post(`/api/characters/${act}`, { ids })), 400);
    }
  }
  assert.equal((await namesOf(browser.get("/api/characters"))).length, 3);
});

Deno.test("twenty deletions and restorations at once leave it whole, in one list", async () => {
  await using product = await testProduct();
  const browser = await product.browser("felix");
  await save(browser);
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      statusOf(
        n % 2
          ? browser.post("/api/user/characters/deleted/1/restore")
          : browser.delete("/api/characters/1"),
      )),
  );
  const kept = await namesOf(browser.get("/api/characters"));
  const deleted = await namesOf(browser.get("/api/user/characters/deleted"));
  assert.deepEqual([...kept, ...deleted], ["Felix"]);
  const total = (await browser.get("/api/characters")).headers.get("x-total-count");
  assert.equal(total, String(kept.length));
});
