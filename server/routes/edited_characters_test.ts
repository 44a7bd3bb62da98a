import assert from "node:assert/strict";
import { draw, save, statusOf } from "../../tests/support/characters.ts";
import { testProduct } from "../../tests/support/product.ts";
import { recipeGenerator, saved } from "../../tests/support/recipe_generator.ts";

Deno.test("a character is changed by its owner, and the change is public", async () => {
  await using product = await testProduct();
  const browser = await product.browser("felix");
  const before = await save(browser);
  const changes = {
    name: " Captain Miso ",
    prompt: "a ginger captain",
    style: "pixel",
    traits: [" Bold ", "Kind"],
    favorite: "true",
  };
  const response = await browser.patch("/api/characters/1", changes);
  assert.equal(response.status, 200);
  const after = await response.json();
  const expected = { ...before, ...changes, name: "Captain Miso", traits: ["Bold", "Kind"] };
  assert.deepEqual(after, expected);
  const guest = await product.browser();
  assert.deepEqual(await (await guest.get("/api/characters/1")).json(), expected);
  assert.deepEqual(await (await browser.get("/api/characters")).json(), [expected]);
});

Deno.test("fields that are not sent stay, unknown ones are ignored", async () => {
  await using product = await testProduct();
  const browser = await product.browser("felix");
  const before = await save(browser);
  const unknown = {
    id: 99,
    userId: 99,
    isPremium: true,
    createdAt: "1970-01-01T00:00:00.000Z",
    alt: "Another",
    accessories: [],
    colorScheme: "red",
    __proto__: { name: "Tiger" },
    generationId: "x",
  };
  for (const body of [{}, unknown, JSON.stringify({ ...unknown, favourite: "true" })]) {
    const response = await browser.patch("/api/characters/1", body);
    assert.equal(response.status, 200);
    assert.deepEqual(await response.json(), before);
  }
  const marked = await (await browser.patch("/api/characters/1", { favorite: "true" })).json();
  assert.deepEqual(marked, { ...before, favorite: "true" });
  const named = await (await browser.patch("/api/characters/1", { name: "Tiger" })).json();
  assert.deepEqual(named, { ...marked, name: "Tiger" });
});

const wrong: [what: string, changes: unknown, message: RegExp][] = [
  ["no name", { name: "" }, /^Name is required$/],
  ["a blank name", { name: "  " }, /^Name is required$/],
  ["no name at all", { name: null }, /^Name is required$/],
  ["a long name", { name: "x".repeat(61) }, /60 characters/],
  ["a short description", { prompt: "ab" }, /minimum 3 characters/],
  ["a long description", { prompt: "x".repeat(1001) }, /1,000 characters/],
  ["an unknown style", { style: "cubist" }, /art style/],
  ["traits as a text", { traits: "Bold, Kind" }, /list/],
  ["an empty trait", { traits: [""] }, /empty/],
  ["too many traits", { traits: Array(13).fill("Bold") }, /12 traits/],
  ["a favourite that is no text", { favorite: true }, /"true" or "false"/],
  ["a list", [], /./],
];
for (const [what, changes, message] of wrong) {
  Deno.test(`${what} is refused with 400 and changes nothing`, async () => {
    await using product = await testProduct();
    const browser = await product.browser("felix");
    const before = await save(browser);
    const response = await browser.patch("/api/characters/1", changes);
    assert.equal(response.status, 400);
    assert.match((await response.json()).message, message);
    assert.deepEqual(await (await browser.get("/api/characters/1")).json(), before);
  });
}

Deno.test("only the owner changes it: a guest is 401, another user finds nothing", async () => {
  await using product = await testProduct();
  const felix = await product.browser("felix");
  const before = await save(felix);
  const tom = await product.browser("tom");
  const [guest, change] = [await product.browser(), { name: "Mine" }];
  assert.equal(await statusOf(guest.patch("/api/characters/1", change)), 401);
  const [others, absent] = await Promise.all([
    tom.patch("/api/characters/1", change),
    tom.patch("/api/characters/4711", change),
  ]);
  assert.deepEqual([others.status, absent.status], [404, 404]);
  assert.deepEqual(await others.json(), await absent.json());
  assert.deepEqual(await (await felix.get("/api/characters/1")).json(), before);
});

Deno.test("twenty changes of different fields at once: none is lost", async () => {
  await using product = await testProduct();
  const browser = await product.browser("felix");
  await save(browser);
  const changes = [
    { name: "Captain Miso" },
    { prompt: "a ginger captain" },
    { style: "pixel" },
    { traits: ["Bold"] },
    { favorite: "true" },
  ];
  const statuses = await Promise.all(
    Array.from(
      { length: 20 },
      (_, n) => statusOf(browser.patch("/api/characters/1", changes[n % 5])),
    ),
  );
  assert.deepEqual(new Set(statuses), new Set([200]));
  const after = await (await browser.get("/api/characters/1")).json();
  for (const [name, value] of changes.flatMap(Object.entries)) assert.deepEqual(after[name], value);
});

Deno.test("a character is given another picture of the same cat, and no other picture", async () => {
  await using product = await testProduct();
  const browser = await product.browser("felix");
  const seed = "7";
  const before = await save(browser, { imageUrl: (await draw(browser, { seed })).imageUrl });
  const sameCat = await draw(browser, { seed, style: "pixel", accessories: ["scarf"] });
  const otherCat = await draw(browser, { seed: "8" });
  const give = (imageUrl: string, by = browser) => by.patch("/api/characters/1", { imageUrl });

  assert.equal(await statusOf(give(otherCat.imageUrl)), 404);
  assert.equal(await statusOf(give("pictures/x.png")), 404);
  assert.equal(await statusOf(give(sameCat.imageUrl, await product.browser("tom"))), 404);
  const response = await give(sameCat.imageUrl);
  assert.equal(response.status, 200);
  const after = await response.json();
  const { imageUrl, style, accessories } = sameCat;
  assert.deepEqual(
    [after.imageUrl, after.style, after.accessories, after.name],
    [imageUrl, style, accessories, before.name],
  );

  // The picture from before is unsaved again, and can be given back.
  const recent = await (await browser.get("/api/generations")).json();
  const savedAs = (url: string) =>
    recent.find((picture: { imageUrl: string }) => picture.imageUrl === url)?.savedAs;
  assert.deepEqual([savedAs(imageUrl), savedAs(before.imageUrl)], [1, null]);
  assert.equal(await statusOf(give(before.imageUrl)), 200);
  assert.equal(await statusOf(give(before.imageUrl)), 200);
});

Deno.test("a picture that takes part in the contest stays as it is", async () => {
  await using product = await testProduct();
  const browser = await product.browser("felix");
  const seed = "7";
  await save(browser, { imageUrl: (await draw(browser, { seed })).imageUrl });
  const { imageUrl } = await draw(browser, { seed, style: "pixel" });
  const entered = await browser.post("/api/community/submissions", { characterId: 1 });
  assert.equal(entered.status, 201);
  assert.equal(await statusOf(browser.patch("/api/characters/1", { imageUrl })), 409);
  const { id } = await entered.json();
  await statusOf(browser.post(`/api/community/submissions/${id}/withdraw`));
  assert.equal(await statusOf(browser.patch("/api/characters/1", { imageUrl })), 200);
});

Deno.test("a refused change of sex leaves the picture as it is", async () => {
  await using product = await testProduct({ generator: recipeGenerator() });
  const browser = await product.browser("felix");
  const prompt = "a grey calico queen";
  const { id, imageUrl } = await saved(browser, prompt, "Luna");
  const next = await draw(browser, { prompt, seed: "Luna", style: "pixel" });
  const edit = (change: object) => browser.patch(`/api/characters/${id}`, change);
  assert.equal(await statusOf(edit({ imageUrl: next.imageUrl, sex: "male" })), 409);
  const after = await (await browser.get(`/api/characters/${id}`)).json();
  assert.equal(after.imageUrl, imageUrl);
  assert.equal(await statusOf(edit({ imageUrl: next.imageUrl, sex: "female" })), 200);
});
