import assert from "node:assert/strict";
import type { SavedCharacter } from "../../lib/character.ts";
import { keys } from "../store/keys.ts";
import { draw, save, saveRequest, statusOf } from "../../tests/support/characters.ts";
import { testProduct } from "../../tests/support/product.ts";

const NEXT = /^<([^>]+)>; rel="next"$/;
const LISTS = ["/api/characters", "/api/user/characters", "/api/characters/recent"];

Deno.test("a drawn character is saved once and is public", async () => {
  await using product = await testProduct();
  const browser = await product.browser("felix");
  const drawn = await draw(browser);
  const response = await browser.post("/api/characters", saveRequest(drawn, { name: "  Felix  " }));
  assert.equal(response.status, 201);
  const saved: SavedCharacter = await response.json();
  assert.deepEqual(saved, {
    id: 1,
    userId: 1,
    visibility: "public",
    sex: "male",
    mayHaveKittens: false,
    name: "Felix",
    prompt: "a ginger cat",
    style: "anime",
    imageUrl: drawn.imageUrl,
    traits: ["Brave"],
    accessories: ["hat"],
    colorScheme: "blue",
    favorite: "false",
    isPremium: false,
    createdAt: drawn.createdAt,
    alt: "Nothing but pink.",
  });
  const guest = await product.browser();
  assert.deepEqual(await (await guest.get("/api/characters/1")).json(), saved);
  for (const path of LISTS) assert.deepEqual(await (await browser.get(path)).json(), [saved]);
  assert.equal(await statusOf(browser.post("/api/characters", saveRequest(drawn))), 409);
});

Deno.test("prompt and style of a saved character come from the server, not from the client", async () => {
  await using product = await testProduct();
  const saved = await save(await product.browser("felix"), {
    prompt: "a black cat",
    style: "pixel",
    isPremium: true,
    id: 99,
    userId: 99,
    favorite: "true",
    createdAt: "1970-01-01T00:00:00.000Z",
  });
  assert.equal(saved.prompt, "a ginger cat");
  assert.equal(saved.style, "anime");
  assert.deepEqual([saved.isPremium, saved.id, saved.userId, saved.favorite], [
    false,
    1,
    1,
    "false",
  ]);
});

Deno.test("of twenty simultaneous saves one succeeds", async () => {
  await using product = await testProduct();
  const browser = await product.browser("felix");
  const request = saveRequest(await draw(browser));
  const statuses = await Promise.all(
    Array.from({ length: 20 }, () => statusOf(browser.post("/api/characters", request))),
  );
  assert.equal(statuses.filter((status) => status === 201).length, 1);
  assert.equal(statuses.filter((status) => status === 409).length, 19);
  assert.equal((await (await browser.get("/api/characters")).json()).length, 1);
});

Deno.test("another user's picture answers 404", async () => {
  await using product = await testProduct();
  const drawn = await draw(await product.browser("felix"));
  const tom = await product.browser("tom");
  assert.equal(await statusOf(tom.post("/api/characters", saveRequest(drawn))), 404);
  assert.deepEqual(await (await tom.get("/api/characters")).json(), []);
});

Deno.test("a guest's picture is saved after signing in, by one user", async () => {
  await using product = await testProduct();
  const browser = await product.browser();
  const drawn = await draw(browser);
  assert.equal(await statusOf(browser.post("/api/characters", saveRequest(drawn))), 401);
  await browser.register("felix");
  assert.equal(await statusOf(browser.post("/api/characters", saveRequest(drawn))), 201);
  const tom = await product.browser("tom");
  assert.equal(await statusOf(tom.post("/api/characters", saveRequest(drawn))), 409);
});

Deno.test("a saved picture is kept, an unsaved one is swept and cannot be saved", async () => {
  await using product = await testProduct();
  const browser = await product.browser("felix");
  const { imageUrl } = await save(browser);
  const forgotten = await draw(browser);
  await product.sweepAt(new Date(Date.now() + 25 * 60 * 60 * 1000));
  assert.equal((await product.fixture.files()).length, 1);
  assert.equal(await statusOf(browser.get(`/api/images/presigned?key=${imageUrl}`)), 200);
  assert.equal(await statusOf(browser.post("/api/characters", saveRequest(forgotten))), 404);
});

Deno.test("asking again under its key finds a saved picture", async () => {
  await using product = await testProduct();
  const { kv } = product.fixture;
  const browser = await product.browser("felix");
  await save(browser);
  const [row] = await Array.fromAsync(kv.list<{ state: string }>({ prefix: ["generations"] }));
  assert.equal(row!.value.state, "saved");
  assert.deepEqual(await Array.fromAsync(kv.list({ prefix: keys.unsavedGenerations })), []);
});

const wrong: [what: string, changes: object, status: number, message: RegExp][] = [
  ["no name", { name: undefined }, 400, /^Name is required$/],
  ["a blank name", { name: "  " }, 400, /^Name is required$/],
  ["a long name", { name: "x".repeat(61) }, 400, /60 characters/],
  ["13 traits", { traits: Array(13).fill("Brave") }, 400, /12 traits/],
  ["a long trait", { traits: ["x".repeat(31)] }, 400, /30 characters/],
  ["an empty trait", { traits: [" "] }, 400, /empty/],
  ["traits that are a text", { traits: "Brave" }, 400, /list/],
  ["an unknown accessory", { accessories: ["crown"] }, 400, /accessory/],
  ["an unknown scheme", { colorScheme: "black" }, 400, /colour scheme/],
  ["no picture", { imageUrl: undefined }, 400, /generate a character image first/],
  ["an invented key", { imageUrl: `pictures/${"a".repeat(24)}.png` }, 404, /no such picture/],
  ["an address", { imageUrl: "https://evil.example/cat.png" }, 404, /no such picture/],
  ["a path", { imageUrl: "../../secret.png" }, 404, /no such picture/],
];
for (const [what, changes, status, message] of wrong) {
  Deno.test(`saving with ${what} is refused with ${status}`, async () => {
    await using product = await testProduct();
    const browser = await product.browser("felix");
    const response = await browser.post(
      "/api/characters",
      saveRequest(await draw(browser), changes),
    );
    assert.equal(response.status, status);
    assert.match((await response.json()).message, message);
    assert.deepEqual(await (await browser.get("/api/characters")).json(), []);
  });
}

Deno.test("a guest has no lists", async () => {
  await using product = await testProduct();
  const guest = await product.browser();
  for (const path of LISTS) assert.equal(await statusOf(guest.get(path)), 401);
});

Deno.test("pages lead from the newest to the oldest, of the user alone; six are recent", async () => {
  await using product = await testProduct();
  const browser = await product.browser();
  const drawn = [];
  for (let n = 0; n < 8; n++) drawn.push(await draw(browser));
  await browser.register("felix");
  for (const [n, each] of drawn.entries()) {
    const request = saveRequest(each, { name: `Cat ${n}` });
    assert.equal(await statusOf(browser.post("/api/characters", request)), 201);
  }
  await save(await product.browser("tom"));

  const namesOf = (list: SavedCharacter[]) => list.map(({ name }) => name);
  const all = ["Cat 7", "Cat 6", "Cat 5", "Cat 4", "Cat 3", "Cat 2", "Cat 1", "Cat 0"];
  const names: string[] = [];
  let path: string | undefined = "/api/characters?limit=3";
  for (let pages = 0; path; pages++) {
    assert(pages < 3);
    const response = await browser.get(path);
    names.push(...namesOf(await response.json()));
    path = response.headers.get("link")?.match(NEXT)?.[1];
  }
  assert.deepEqual(names, all);
  const recent = await (await browser.get("/api/characters/recent")).json();
  assert.deepEqual(namesOf(recent), all.slice(0, 6));
  for (const query of ["limit=0", "limit=101", "cursor=x", "cursor=-1", "cursor="]) {
    assert.equal(await statusOf(browser.get(`/api/characters?${query}`)), 400, query);
  }
});

Deno.test("an unknown character answers 404", async () => {
  await using product = await testProduct();
  const guest = await product.browser();
  const response = await guest.get("/api/characters/4711");
  assert.equal(response.status, 404);
  assert.deepEqual(await response.json(), { message: "Character not found" });
  for (const id of ["-1", "1.5", "abc", "1e3", "9".repeat(30)]) {
    assert.equal(await statusOf(guest.get(`/api/characters/${id}`)), 404, id);
  }
});
