import assert from "node:assert/strict";
import { PICTURE_WIDTHS } from "../../lib/picture_widths.ts";
import { generationFixture, plainPng } from "../../tests/support/generation_fixture.ts";
import { createEagerVariants } from "./eager_variants.ts";
import { newPictureKey, variantKey } from "./picture_key.ts";

const copiesOf = (key: string) => PICTURE_WIDTHS.map((width) => variantKey(key, width));

/** A fixture with this many pictures; `made` ends when a copy of this one has been put into the storage. */
async function fixtureWith(pictures: number) {
  const fixture = await generationFixture();
  const keys = Array.from({ length: pictures }, () => newPictureKey());
  for (const key of keys) await fixture.images.put(key, await plainPng(64));
  const put = new Map<string, PromiseWithResolvers<void>>();
  const coming = (key: string) => {
    if (!put.has(key)) put.set(key, Promise.withResolvers());
    return put.get(key)!;
  };
  const images: typeof fixture.images = {
    ...fixture.images,
    async put(key, bytes) {
      await fixture.images.put(key, bytes);
      coming(key).resolve();
    },
  };
  const made = (key: string) => Promise.all(copiesOf(key).map((copy) => coming(copy).promise));
  return { fixture, keys, images, made };
}

Deno.test("the copies of saved pictures are made before the first request", async () => {
  const { fixture, keys, images, made } = await fixtureWith(3);
  await using _ = fixture;
  const early = createEagerVariants(images);
  for (const key of keys) early.order(key);
  await Promise.all(keys.map(made));
  await early.close();
  assert.deepEqual(
    (await Array.fromAsync(fixture.images.list())).sort(),
    keys.flatMap((key) => [key, ...copiesOf(key)]).sort(),
  );
  early.order(keys[0]!);
  await early.close();
});

Deno.test("one picture that fails keeps no other from its copies", async () => {
  const { fixture, keys: [lost, kept], images, made } = await fixtureWith(2);
  await using _ = fixture;
  const early = createEagerVariants({
    ...images,
    get: (key) =>
      key.startsWith(lost!.slice(0, -4)) ? Promise.reject(new Error("down")) : images.get(key),
  });
  early.order(lost!);
  early.order(kept!);
  await made(kept!);
  await early.close();
});

Deno.test("closing waits for the picture at work, and only for that", async () => {
  const { fixture, keys, images } = await fixtureWith(5);
  await using _ = fixture;
  const early = createEagerVariants(images);
  for (const key of keys) early.order(key);
  await early.close();
  const there = await Array.fromAsync(fixture.images.list());
  assert.deepEqual(there.sort(), [...keys, ...copiesOf(keys[0]!)].sort());
});
