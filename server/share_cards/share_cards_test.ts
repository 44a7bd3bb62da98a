import assert from "node:assert/strict";
import sharp from "sharp";
import { collectionOf, save, statusOf } from "../../tests/support/characters.ts";
import { testProduct } from "../../tests/support/product.ts";

const CARD = "/api/characters/1/card.png";

Deno.test("a character's card is public; it is drawn once and kept", async () => {
  await using product = await testProduct();
  await save(await product.browser("felix"));
  const guest = await product.browser();
  const { images } = product.fixture;
  const { put } = images;
  const kept: string[] = [];
  images.put = (key, bytes) => {
    kept.push(key);
    return put(key, bytes);
  };
  const answers = await Promise.all([guest.get(CARD), guest.get(CARD)]);
  answers.push(await guest.get(CARD));
  const cards = await Promise.all(answers.map((answer) => answer.bytes()));
  assert.equal(new Set(cards.map((card) => card.toHex())).size, 1);
  assert.equal(kept.filter((key) => key.endsWith("-card.png")).length, 1);
  const { width, height, format } = await sharp(cards[0]).metadata();
  assert.deepEqual([width, height, format], [1200, 630, "png"]);
  for (const { status, headers } of answers) {
    assert.equal(status, 200);
    assert.equal(headers.get("content-type"), "image/png");
    assert.equal(headers.get("cache-control"), "no-cache");
  }
  const etag = answers[0]!.headers.get("etag")!;
  assert.equal(await statusOf(guest.get(CARD, { "if-none-match": etag })), 304);
});

Deno.test("a card is drawn anew when what it shows changes, and only then", async () => {
  await using product = await testProduct();
  const browser = await product.browser("felix");
  await save(browser);
  const look = async () => {
    const answer = await browser.get(CARD);
    return { etag: answer.headers.get("etag"), card: (await answer.bytes()).toHex() };
  };
  let before = await look();
  for (const changes of [{ name: "Miso" }, { traits: ["Kind"] }, { style: "pixel" }]) {
    await browser.patch("/api/characters/1", changes);
    const after = await look();
    assert.notEqual(after.etag, before.etag);
    assert.notEqual(after.card, before.card);
    before = after;
  }
  await browser.patch("/api/characters/1", { favorite: "true", prompt: "another story" });
  assert.deepEqual(await look(), before);
});

Deno.test("no card for no character, a deleted one, or a lost picture", async () => {
  await using product = await testProduct();
  const browser = await collectionOf(product, "felix", [{ name: "A" }, { name: "B" }]);
  const etag = (await browser.get(CARD)).headers.get("etag")!;
  await browser.delete("/api/characters/1");
  assert.equal(await statusOf(browser.get(CARD)), 404);
  assert.equal(await statusOf(browser.get(CARD, { "if-none-match": etag })), 404);
  assert.equal(await statusOf(browser.get("/api/characters/4711/card.png")), 404);
  const { imageUrl } = await (await browser.get("/api/characters/2")).json();
  // Its copies are made by now: none comes after the picture is lost.
  await browser.get("/api/characters/2/image?w=256");
  await product.fixture.images.remove(imageUrl);
  assert.equal(await statusOf(browser.get("/api/characters/2/card.png")), 404);
});

Deno.test("a share card is removed with its picture", async () => {
  await using product = await testProduct();
  const browser = await product.browser("felix");
  await save(browser);
  await statusOf(browser.get(CARD));
  await statusOf(browser.get("/api/characters/1/image?w=256"));
  assert((await product.fixture.files()).length > 2);
  await browser.delete("/api/characters/1");
  await product.sweepAt(new Date(Date.now() + 31 * 24 * 60 * 60 * 1000));
  assert.deepEqual(await product.fixture.files(), []);
});

Deno.test("a card is shown even when the storage is full", async () => {
  await using product = await testProduct();
  const browser = await product.browser("felix");
  await save(browser);
  await statusOf(browser.get("/api/characters/1/image?w=1024"));
  product.fixture.images.put = () => Promise.reject(new Error("the disk is full"));
  assert.equal(await statusOf(browser.get(CARD)), 200);
});
