import assert from "node:assert/strict";
import {
  type CatRequest,
  collectionOf,
  namesOf,
  save,
  statusOf,
} from "../../tests/support/characters.ts";
import { testProduct } from "../../tests/support/product.ts";

const REQUESTS: CatRequest[] = [
  { name: "Miso", prompt: "a ginger cat", style: "anime", traits: ["Brave", "Shy"] },
  { name: "Captain Nori", prompt: "a black cat", style: "pixel", traits: ["brave"] },
  { name: "Mochi", prompt: "a miso soup lover", style: "pixel", favorite: "true" },
  { name: "apple", prompt: "a green cat", style: "cartoon", traits: ["Calm"] },
];

const cases: [query: string, names: string[]][] = [
  ["", ["apple", "Mochi", "Captain Nori", "Miso"]],
  ["search=MISO", ["Mochi", "Miso"]],
  ["search=%20miso%20", ["Mochi", "Miso"]],
  ["search=", ["apple", "Mochi", "Captain Nori", "Miso"]],
  ["search=nothing", []],
  ["style=pixel", ["Mochi", "Captain Nori"]],
  ["style=all&trait=all&favorite=false", ["apple", "Mochi", "Captain Nori", "Miso"]],
  ["trait=BRAVE", ["Captain Nori", "Miso"]],
  ["favorite=true", ["Mochi"]],
  ["sort=oldest", ["Miso", "Captain Nori", "Mochi", "apple"]],
  ["sort=name", ["apple", "Captain Nori", "Miso", "Mochi"]],
  ["sort=name&style=pixel&search=c", ["Captain Nori", "Mochi"]],
];

Deno.test("each filter and order, on one page and on several, with the number of matches", async () => {
  await using product = await testProduct();
  const browser = await collectionOf(product, "felix", REQUESTS);
  await save(await product.browser("tom"), { name: "Miso of tom" });
  for (const list of ["/api/characters", "/api/user/characters"]) {
    for (const [query, names] of cases) {
      for (const limit of [1, 3, 60]) {
        const found: string[] = [];
        let path: string | undefined = `${list}?${query}&limit=${limit}`;
        for (let page = 0; path; page++) {
          assert(page < 5, path);
          const response = await browser.get(path);
          assert.equal(response.headers.get("x-total-count"), String(names.length), path);
          for (const { name } of await response.json()) found.push(name);
          path = response.headers.get("link")?.match(/<(.+)>; rel="next"/)?.[1];
        }
        assert.deepEqual(found, names, `${query}, ${limit} a page`);
      }
    }
  }
});

Deno.test("pages go on where they were, although the last one shown was deleted or renamed", async () => {
  await using product = await testProduct();
  const browser = await collectionOf(product, "felix", REQUESTS);
  for (const query of ["", "sort=oldest&", "sort=name&", "search=a&", "sort=name&search=c&"]) {
    const first = await browser.get(`/api/characters?${query}limit=2`);
    const rest = first.headers.get("link")?.match(/<(.+)>/)?.[1];
    const [, last] = await first.json();
    const expected = rest ? await namesOf(browser.get(rest)) : [];
    await browser.delete(`/api/characters/${last.id}`);
    if (rest) assert.deepEqual(await namesOf(browser.get(rest)), expected, query);
    await browser.post(`/api/user/characters/deleted/${last.id}/restore`);
  }
});

Deno.test("the traits of all characters of the user, each once", async () => {
  await using product = await testProduct();
  const browser = await collectionOf(product, "felix", REQUESTS);
  const tom = await product.browser("tom");
  const traits = async () => await (await browser.get("/api/user/characters/traits")).json();
  assert.deepEqual(await traits(), ["brave", "Calm", "Shy"]);
  await browser.delete("/api/characters/4");
  assert.deepEqual(await traits(), ["brave", "Shy"]);
  assert.deepEqual(await (await tom.get("/api/user/characters/traits")).json(), []);
  assert.equal(await statusOf((await product.browser()).get("/api/user/characters/traits")), 401);
});

Deno.test("neighbours among the user's own characters, newest first", async () => {
  await using product = await testProduct();
  const browser = await collectionOf(product, "felix", REQUESTS);
  const tom = await product.browser("tom");
  const beside = async (id: number) =>
    await (await browser.get(`/api/characters/${id}/neighbours`)).json();
  assert.deepEqual(await beside(2), {
    previous: { id: 3, name: "Mochi" },
    next: { id: 1, name: "Miso" },
  });
  assert.deepEqual(await beside(4), { next: { id: 3, name: "Mochi" } });
  assert.deepEqual(await beside(1), { previous: { id: 2, name: "Captain Nori" } });
  await browser.delete("/api/characters/2");
  assert.deepEqual((await beside(1)).previous, { id: 3, name: "Mochi" });
  const path = "/api/characters/1/neighbours";
  assert.equal(await statusOf(tom.get(path)), 404);
  assert.equal(await statusOf((await product.browser()).get(path)), 401);
});

Deno.test("odd queries are answered, never with an error of ours", async () => {
  await using product = await testProduct();
  const browser = await collectionOf(product, "felix", [REQUESTS[0]!]);
  const odd = [
    `search=${"x".repeat(5000)}`,
    "search=%00",
    "search=%F0%9F%90%88",
    "style=../x",
    "search=a&search=b",
    "trait=%E2%80%A8",
  ];
  for (const query of odd) {
    assert.equal(await statusOf(browser.get(`/api/characters?${query}`)), 200, query);
  }
  for (const sort of ["__proto__", "", "Name"]) {
    assert.equal(await statusOf(browser.get(`/api/characters?sort=${sort}`)), 400, sort);
  }
  for (const cursor of ["x", "-1", "1e3", "9".repeat(16), "1%00", "1%20" + "x".repeat(300)]) {
    const query = `/api/characters?sort=name&cursor=${cursor}`;
    assert.equal(await statusOf(browser.get(query)), 400, cursor);
  }
});
