import assert from "node:assert/strict";
import { sharedIllustrator } from "../../tests/support/illustrator.ts";
import { testGenerator } from "../../tests/support/generation_fixture.ts";
import { testProduct } from "../../tests/support/product.ts";
import { RATE_LIMITS } from "../rate_limits/rate_limits.ts";

const bytes = await Deno.readFile(new URL("../../tests/fixtures/chelsea.png", import.meta.url));
const sourceImage = `data:image/png;base64,${bytes.toBase64()}`;
const READ_PHOTO = "/api/characters/read-photo";

Deno.test("POST /read-photo describes the cat on a photo; with corrections, that cat is drawn", async () => {
  const generator = sharedIllustrator();
  await using product = await testProduct({ generator });
  const felix = await product.browser("felix");
  const { cat } = await (await felix.post(READ_PHOTO, { sourceImage })).json();
  assert.equal(cat.colour, "brown");
  assert.equal(cat.pattern, "tabby");
  assert.deepEqual(await product.fixture.balance(1), { available: 6, held: 0 });

  const words = { prompt: "a cat", style: "pixel", seed: "7" };
  const seen = { ...cat, colour: "silver", white: "paws" };
  const drawn = await felix.post("/api/characters/generate", { ...words, sourceImage, seen });
  const { alt, understanding } = await drawn.json();
  assert.match(alt, /silver tabby/);
  assert.match(understanding.understood.at(-1).meaning, /coat colour: silver.*white: paws/);

  const none = await felix.post("/api/characters/generate", { ...words, sourceImage, seen: null });
  const [last] = (await none.json()).understanding.understood.slice(-1);
  assert.equal(last.meaning, "no cat's coat could be read from it");
});

Deno.test("a sketch shows what was said of the photo, without the photo", async () => {
  const generator = sharedIllustrator();
  await using product = await testProduct({ generator });
  const felix = await product.browser("felix");
  const sketch = async (seen?: unknown) => {
    const body = { prompt: "a cat", style: "pixel", seed: "7", seen };
    const answer = await felix.post("/api/characters/sketch", body);
    return new Uint8Array(await answer.arrayBuffer()).toBase64();
  };
  const black = await sketch({ colour: "black", pattern: "solid", white: "none" });
  assert.notEqual(black, await sketch({ colour: "white", pattern: "solid" }));
});

Deno.test("the same key with another correction is another request", async () => {
  await using product = await testProduct();
  const felix = await product.browser("felix");
  const body = { prompt: "a cat", style: "pixel", sourceImage };
  const headers = { "Idempotency-Key": "a-key-of-the-client" };
  const ask = async (seen: unknown) =>
    (await felix.post("/api/characters/generate", { ...body, seen }, headers)).status;
  assert.equal(await ask({ colour: "black" }), 200);
  assert.equal(await ask({ colour: "black" }), 200);
  assert.equal(await ask({ colour: "white" }), 409);
});

Deno.test("photos are read for users only, within a limit, where the generator can read them", async () => {
  let readings = 0;
  const readPhoto = () => Promise.resolve(readings++ === 0 ? { colour: "grey" } as const : null);
  await using product = await testProduct({ generator: { ...testGenerator(), readPhoto } });
  const guest = await product.browser();
  assert.equal((await guest.post(READ_PHOTO, { sourceImage })).status, 401);
  const felix = await product.browser("felix");
  assert.deepEqual(await (await felix.post(READ_PHOTO, { sourceImage })).json(), {
    cat: { colour: "grey" },
  });
  assert.deepEqual(await (await felix.post(READ_PHOTO, { sourceImage })).json(), { cat: null });
  assert.equal(
    (await felix.post(READ_PHOTO, { sourceImage: "data:text/html;base64,AAAA" })).status,
    415,
  );
  assert.equal((await felix.post(READ_PHOTO, {})).status, 400);
  const seen = { colour: "blue as the sky" };
  const odd = await felix.post("/api/characters/sketch", { prompt: "a cat", style: "pixel", seen });
  assert.equal(odd.status, 400);
  for (let count = 3; count < RATE_LIMITS.photoReadings.limit; count++) {
    await felix.post(READ_PHOTO, { sourceImage });
  }
  const over = await felix.post(READ_PHOTO, { sourceImage });
  assert.equal(over.status, 429);
  assert(Number(over.headers.get("retry-after")) > 0);
});

Deno.test("a generator that reads no photos by themselves says so", async () => {
  await using product = await testProduct();
  const felix = await product.browser("felix");
  assert.equal((await felix.post(READ_PHOTO, { sourceImage })).status, 409);
});
