import assert from "node:assert/strict";
import sharp from "sharp";
import { PICTURE_WIDTHS } from "../../lib/picture_widths.ts";
import {
  type GenerationFixture,
  generationFixture,
  plainPng,
} from "../../tests/support/generation_fixture.ts";
import type { ImageStore } from "./image_store.ts";
import { newPictureKey, variantKey } from "./picture_key.ts";
import { makeVariants, pictureVariant } from "./variants.ts";

/** A fixture with one picture in it. */
async function fixtureWithPicture(): Promise<{ fixture: GenerationFixture; key: string }> {
  const fixture = await generationFixture();
  const key = newPictureKey();
  await fixture.images.put(key, await plainPng());
  return { fixture, key };
}

/** The same storage, and the keys it is asked for. */
function watched(images: ImageStore) {
  const got: string[] = [];
  const get = (key: string) => {
    got.push(key);
    return images.get(key);
  };
  return { got, images: { ...images, get } };
}

Deno.test("a saved picture has a smaller WebP copy of every width", async () => {
  const { fixture, key } = await fixtureWithPicture();
  await using _ = fixture;
  const png = await fixture.images.get(key);
  await makeVariants(fixture.images, key);
  for (const width of PICTURE_WIDTHS) {
    const copy = await fixture.images.get(variantKey(key, width));
    const { format, width: wide, height } = await sharp(copy!).metadata();
    assert.deepEqual([format, wide, height], ["webp", width, width]);
    assert(copy!.length < png!.length);
  }
});

Deno.test("a copy that is missing is made when asked for, and kept", async () => {
  const { fixture, key } = await fixtureWithPicture();
  await using _ = fixture;
  const copy = await pictureVariant(fixture.images, key, 256);
  assert.equal((await sharp(copy!).metadata()).width, 256);
  const { got, images } = watched(fixture.images);
  assert.deepEqual(await pictureVariant(images, key, 256), copy);
  assert.deepEqual(got, [variantKey(key, 256)]);
});

Deno.test("a page that asks for all copies at once has the picture decoded once", async () => {
  const { fixture, key } = await fixtureWithPicture();
  await using _ = fixture;
  const { got, images } = watched(fixture.images);
  const widths = [...PICTURE_WIDTHS, ...PICTURE_WIDTHS];
  const copies = await Promise.all(widths.map((width) => pictureVariant(images, key, width)));
  assert(copies.every((copy) => copy !== null));
  // Once to make the copies from, once to see that it is still there.
  assert.equal(got.filter((each) => each === key).length, 2);
});

Deno.test("a picture that is not there has no copies, and gets none", async () => {
  await using fixture = await generationFixture();
  assert.equal(await pictureVariant(fixture.images, newPictureKey(), 512), null);
  assert.deepEqual(await fixture.files(), []);
});

Deno.test("a copy that cannot be kept is shown all the same", async () => {
  const { fixture, key } = await fixtureWithPicture();
  await using _ = fixture;
  const images = { ...fixture.images, put: () => Promise.reject(new Error("disk is full")) };
  const copy = await pictureVariant(images, key, 256);
  assert.equal((await sharp(copy!).metadata()).width, 256);
  assert.deepEqual(await Array.fromAsync(fixture.images.list()), [key]);
});

Deno.test("a picture deleted while its copies are being made leaves none", async () => {
  const { fixture, key } = await fixtureWithPicture();
  await using _ = fixture;
  const images: ImageStore = {
    ...fixture.images,
    async put(copyKey, bytes) {
      await fixture.images.remove(key);
      await fixture.images.put(copyKey, bytes);
    },
  };
  await makeVariants(images, key);
  assert.deepEqual(await fixture.files(), []);
});
