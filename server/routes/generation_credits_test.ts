/**
 * Drawing as a signed-in user: what it costs, and from photos.
 */
import assert from "node:assert/strict";
import { sharedIllustrator } from "../../tests/support/illustrator.ts";
import sharp from "sharp";
import { checkPicture } from "../generation/picture_check.ts";
import { testGenerator } from "../../tests/support/generation_fixture.ts";
import { recipeOf } from "../illustrator/recipe/recipe_chunk.ts";
import { repaint } from "../illustrator/repaint.ts";
import { readPhoto } from "../photos/photo.ts";
import { sha256 } from "../hashing/sha256.ts";
import { testProduct } from "../../tests/support/product.ts";

const CAT = { prompt: "a wizard on the moon", style: "cartoon" };
const chelsea = await Deno.readFile(new URL("../../tests/fixtures/chelsea.png", import.meta.url));
const PHOTO = `data:image/png;base64,${chelsea.toBase64()}`;

/** A lawn and nothing else. */
const lawn = { width: 90, height: 60, channels: 3 as const, background: "#5a9b3f" };
const NO_CAT = `data:image/png;base64,${
  new Uint8Array(await sharp({ create: lawn }).png().toBuffer()).toBase64()
}`;

Deno.test("six pictures, each with the generations left, then 403", async () => {
  await using product = await testProduct();
  const browser = await product.browser("felix");
  for (const left of [5, 4, 3, 2, 1, 0]) {
    const response = await browser.post("/api/characters/generate", CAT);
    assert.equal(response.status, 200);
    assert.equal((await response.json()).remainingGenerations, left);
    const user = await (await browser.get("/api/user")).json();
    assert.equal(user.remainingGenerations, left);
  }
  const response = await browser.post("/api/characters/generate", CAT);
  assert.equal(response.status, 403);
  assert.deepEqual(await response.json(), { message: "No generations remaining" });
});

Deno.test("a guest's answer says nothing of credits", async () => {
  await using product = await testProduct();
  const guest = await product.browser();
  const response = await guest.post("/api/characters/generate", CAT);
  assert.equal("remainingGenerations" in await response.json(), false);
});

Deno.test("a photo becomes a picture of its cat for two credits, and is kept nowhere", async () => {
  const generator = sharedIllustrator();
  await using product = await testProduct({ generator });
  const { fixture } = product;
  const browser = await product.browser("felix");
  const response = await browser.post("/api/characters/generate", { ...CAT, sourceImage: PHOTO });
  assert.equal(response.status, 200);
  const { alt, imageUrl, understanding, remainingGenerations } = await response.json();
  assert.match(alt, /brown tabby/);
  assert.equal(remainingGenerations, 4);
  assert.equal(understanding.cost, 2);
  assert.deepEqual(understanding.understood.at(-1), {
    text: "your photo",
    meaning: "coat colour: brown, pattern: tabby, white: none, eyes: gold",
  });
  const png = await fixture.images.get(imageUrl);
  await checkPicture(png!);
  assert.equal((await fixture.files()).length, 1);
  for await (const { value } of fixture.kv.list({ prefix: [] })) {
    assert(JSON.stringify(value ?? null).length < 5_000);
  }
});

Deno.test("a photo that is kept is painted anew: the words are not drawn, and it says so", async () => {
  const generator = sharedIllustrator();
  await using product = await testProduct({ generator });
  const browser = await product.browser("felix");
  const words = { ...CAT, style: "pixel", accessories: ["hat"], keepPhoto: true };
  const ask = (body: object) => browser.post("/api/characters/generate", { ...words, ...body });
  const kept = await (await ask({ sourceImage: PHOTO })).json();
  assert.equal(
    kept.alt,
    "A photo painted anew in Pixel Art style. By its colours it shows a brown tabby cat with gold eyes.",
  );
  assert.equal(kept.keepPhoto, true);
  assert.deepEqual(kept.understanding, {
    understood: [{
      text: "your photo",
      meaning:
        "painted anew in Pixel Art style, coat colour: brown, pattern: tabby, white: none, eyes: gold",
    }],
    guessed: [],
    ignored: ["wizard", "moon", "hat"],
    cost: 2,
  });
  assert.equal(kept.remainingGenerations, 4);
  const png = await product.fixture.images.get(kept.imageUrl);
  await checkPicture(png!);
  const recipe = recipeOf(png!);
  assert.equal(recipe?.provenance.picture, "photo");
  const { jpeg } = await readPhoto(PHOTO);
  assert.equal(await sha256(new Uint8Array(png!)), await sha256(await repaint(jpeg, recipe!)));

  const unread = await (await ask({ sourceImage: NO_CAT })).json();
  assert.match(
    unread.understanding.understood[0].meaning,
    /no cat's coat could be read from it$/,
  );
  assert.equal(unread.alt, "A photo painted anew in Pixel Art style.");

  const withoutPhoto = await (await ask({})).json();
  assert.equal(withoutPhoto.keepPhoto, undefined);
  assert.match(withoutPhoto.alt, /wizard/);
  assert.equal(withoutPhoto.remainingGenerations, 1);
  assert.equal((await ask({ keepPhoto: "yes" })).status, 400);
});

Deno.test("what keeping the photo makes of the words is said before anything is paid", async () => {
  const generator = sharedIllustrator();
  await using product = await testProduct({ generator });
  const browser = await product.browser("felix");
  const response = await browser.post("/api/characters/understand", { ...CAT, keepPhoto: true });
  const { understood, ignored } = await response.json();
  assert.deepEqual(understood.map(({ text }: { text: string }) => text), ["your photo"]);
  assert.deepEqual(ignored, ["wizard", "moon"]);
});

Deno.test("two credits are needed for a photo", async () => {
  await using product = await testProduct();
  const browser = await product.browser("felix");
  for (let n = 0; n < 5; n++) await (await browser.post("/api/characters/generate", CAT)).text();
  const response = await browser.post("/api/characters/generate", { ...CAT, sourceImage: PHOTO });
  assert.equal(response.status, 403);
  assert.match(
    (await response.json()).message,
    /^Photo transformations require 2 generation credits/,
  );
});

const gif = await sharp(chelsea).gif().toBuffer();
const wrong: [what: string, sourceImage: string, status: number][] = [
  ["a GIF that says it is a PNG", `data:image/png;base64,${new Uint8Array(gif).toBase64()}`, 415],
  ["an address", "https://evil.example/cat.png", 415],
  ["more than 5 MB", `data:image/jpeg;base64,${"A".repeat(7_000_000)}`, 413],
  ["more than the request may have", `data:image/jpeg;base64,${"A".repeat(9_000_000)}`, 413],
];
for (const [what, sourceImage, status] of wrong) {
  Deno.test(`a photo that is ${what} is answered with ${status} and costs nothing`, async () => {
    const generator = testGenerator();
    await using product = await testProduct({ generator });
    const browser = await product.browser("felix");
    const response = await browser.post("/api/characters/generate", { ...CAT, sourceImage });
    assert.equal(response.status, status);
    assert((await response.json()).message);
    assert.deepEqual(generator.drawn, []);
    assert.deepEqual(await product.fixture.balance(1), { available: 6, held: 0 });
  });
}

Deno.test("what was chosen in the form is drawn and answered", async () => {
  const generator = testGenerator();
  await using product = await testProduct({ generator });
  const browser = await product.browser("felix");
  const chosen = { traits: ["Brave"], accessories: ["hat"], colorScheme: "green" };
  const character = await (await browser.post("/api/characters/generate", { ...CAT, ...chosen }))
    .json();
  const [request] = generator.drawn;
  for (const shown of [character, request!]) {
    const { traits, accessories, colorScheme } = shown;
    assert.deepEqual({ traits, accessories, colorScheme }, chosen);
  }
});
