import assert from "node:assert/strict";
import sharp from "sharp";
import { save, statusOf } from "../../tests/support/characters.ts";
import { plainPng, testGenerator } from "../../tests/support/generation_fixture.ts";
import { STYLES } from "../../lib/choices.ts";
import { testProduct } from "../../tests/support/product.ts";
import { MINUTE_MS } from "../../lib/durations.ts";
import type { ImageGenerator } from "../generation/image_generator.ts";

/** Counts the pictures it draws. */
function countingGenerator(): ImageGenerator & { drawn: string[] } {
  const generator = testGenerator();
  const drawn: string[] = [];
  return {
    ...generator,
    drawn,
    revise: (_png, _from, { style }) => ({ recipe: { style }, changed: [] }),
    async thumbnail(revision, size) {
      drawn.push((revision as { style: string }).style);
      const picture = sharp(await plainPng()).resize({ width: size }).webp();
      return new Uint8Array(await picture.toBuffer());
    },
  };
}

const url = (ref: number | string, style: string) => `/api/characters/${ref}/styles/${style}`;

Deno.test("a character is painted in another style once, small, however many look at it", async () => {
  const generator = countingGenerator();
  await using product = await testProduct({ generator });
  const felix = await product.browser("felix");
  const guest = await product.browser();
  await save(felix);
  const before = generator.drawn.length;
  const answers = await Promise.all([1, 2, 3].map(() => guest.get(url(1, "neon"))));
  const pictures = await Promise.all(answers.map((answer) => answer.bytes()));
  assert.deepEqual(answers.map(({ status }) => status), [200, 200, 200]);
  const { format, width, height } = await sharp(pictures[0]).metadata();
  assert.deepEqual([format, width, height], ["webp", 256, 256]);
  assert.equal(await statusOf(guest.get(url(1, "neon"))), 200);
  assert.deepEqual(generator.drawn.slice(before), ["neon"]);
  assert.equal(await statusOf(guest.get(url(1, "anime"))), 200);
  assert.deepEqual(generator.drawn.slice(before), ["neon"], "its own style is there already");
  const etag = answers[0]!.headers.get("etag")!;
  assert.equal((await guest.get(url(1, "neon"), { "if-none-match": etag })).status, 304);
});

Deno.test("no style of that name, no such character, an unlisted one under its number", async () => {
  await using product = await testProduct({ generator: countingGenerator() });
  const felix = await product.browser("felix");
  const guest = await product.browser();
  await save(felix);
  assert.equal(await statusOf(guest.get(url(1, "cubist"))), 404);
  assert.equal(await statusOf(guest.get(url(2, "neon"))), 404);
  const { slug } = await (await felix.patch("/api/characters/1", { visibility: "unlisted" }))
    .json();
  assert.equal(await statusOf(guest.get(url(1, "neon"))), 404);
  assert.equal(await statusOf(felix.get(url(1, "neon"))), 200);
  assert.equal(await statusOf(guest.get(url(slug, "neon"))), 200);
});

Deno.test("a picture of another generator exists in its own style only", async () => {
  const { revise: _, ...generator } = countingGenerator();
  await using product = await testProduct({ generator });
  await save(await product.browser("felix"));
  const guest = await product.browser();
  assert.equal(await statusOf(guest.get(url(1, "neon"))), 409);
  assert.equal(await product.services.stylePictures.areThere(1), false);
});

Deno.test("the pictures in other styles go with the character", async () => {
  await using product = await testProduct({ generator: countingGenerator() });
  const felix = await product.browser("felix");
  await save(felix);
  await statusOf(felix.get(url(1, "neon")));
  const { images } = product.fixture;
  const { imageUrl } = await (await felix.get("/api/characters/1")).json();
  const key = imageUrl.replace(".png", "-neon.webp");
  assert.ok(await images.get(key));
  await felix.delete("/api/characters/1");
  await product.sweepAt(new Date(Date.now() + 31 * 24 * 3_600_000));
  assert.equal(await images.get(key), null);
});

Deno.test("a client has 60 new pictures a minute; those that are there do not count", async () => {
  const generator = countingGenerator();
  await using product = await testProduct({ generator });
  const [felix, tom] = [await product.browser("felix"), await product.browser("tom")];
  for (let count = 0; count < 5; count++) await Promise.all([save(felix), save(tom)]);
  const others = STYLES.filter((style) => style !== "anime");
  const urls = range(1, 10).flatMap((id) => others.map((style) => url(id, style)));
  // All within one minute.
  product.clock.aheadMs = MINUTE_MS - Date.now() % MINUTE_MS;
  const answers: Response[] = [];
  for (const each of urls) answers.push(await felix.get(each));
  const late = answers.filter(({ status }) => status === 429);
  assert.equal(late.length, urls.length - 60);
  assert(Number(late[0]!.headers.get("retry-after")) > 0);
  assert.equal(await statusOf(felix.get(urls[0]!)), 200);
  assert.equal(await statusOf(tom.get(urls.at(-1)!)), 200);
  await Promise.all(answers.map(({ body }) => body?.cancel()));
});

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
