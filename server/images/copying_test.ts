import assert from "node:assert/strict";
import { copyImages } from "./copying.ts";
import { diskImages } from "./disk_images.ts";
import type { ImageStore } from "./image_store.ts";
import { newPictureKey, withVariants } from "./picture_key.ts";

const secret = new Uint8Array(32);

/** Two storages, the first with five pictures and their copies. */
async function twoStorages() {
  const folder = await Deno.makeTempDir();
  const source = await diskImages({ folder: `${folder}/source`, secret });
  const target = await diskImages({ folder: `${folder}/target`, secret });
  const keys = Array.from({ length: 5 }, () => newPictureKey()).flatMap(withVariants);
  for (const [index, key] of keys.entries()) await source.put(key, new Uint8Array([index]));
  return {
    source,
    target,
    keys,
    [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }),
  };
}

async function contents(images: ImageStore) {
  const entries = await Array.fromAsync(images.list(), async (key) => [key, await images.get(key)]);
  return Object.fromEntries(entries);
}

Deno.test("every picture is copied, the source stays, a second run copies nothing", async () => {
  await using storages = await twoStorages();
  const { source, target, keys } = storages;
  const before = await contents(source);
  const { length } = keys;
  assert.deepEqual(await copyImages(source, target), {
    copied: length,
    there: 0,
    gone: 0,
    failed: [],
  });
  assert.deepEqual(await contents(target), before);
  assert.deepEqual(await contents(source), before);
  assert.deepEqual(await copyImages(source, target), {
    copied: 0,
    there: length,
    gone: 0,
    failed: [],
  });
});

Deno.test("an interrupted copy is finished by the next run", async () => {
  await using storages = await twoStorages();
  const { source, target, keys } = storages;
  let puts = 0;
  const put: ImageStore["put"] = (key, bytes) =>
    ++puts > 7 ? Promise.reject(new Error("connection lost")) : target.put(key, bytes);
  const first = await copyImages(source, { ...target, put });
  assert.equal(first.copied, 7);
  assert.equal(first.failed.length, keys.length - 7);
  assert(first.failed.every(({ reason }) => reason === "connection lost"));
  const second = await copyImages(source, target);
  assert.deepEqual(second, { copied: keys.length - 7, there: 7, gone: 0, failed: [] });
  assert.deepEqual(await contents(target), await contents(source));
});

Deno.test("pictures that differ at the target are replaced", async () => {
  await using storages = await twoStorages();
  const { source, target, keys } = storages;
  await target.put(keys[3]!, new Uint8Array([99, 99]));
  assert.equal((await copyImages(source, target)).copied, keys.length);
  assert.deepEqual(await contents(target), await contents(source));
});

Deno.test("a target that keeps other bytes than it was given is found out", async () => {
  await using storages = await twoStorages();
  const { source, target, keys } = storages;
  const put: ImageStore["put"] = (key) => target.put(key, new Uint8Array([0, 0, 0]));
  const { copied, failed } = await copyImages(source, { ...target, put });
  assert.equal(copied, 0);
  assert.deepEqual(failed.map(({ key }) => key).sort(), keys.sort());
  assert.match(failed[0]!.reason, /not what is read back/);
});

Deno.test("a picture deleted while copying is no failure", async () => {
  await using storages = await twoStorages();
  const { source, target, keys } = storages;
  const get: ImageStore["get"] = (key) => key === keys[0] ? Promise.resolve(null) : source.get(key);
  const counts = await copyImages({ ...source, get }, target);
  assert.deepEqual(counts, { copied: keys.length - 1, there: 0, gone: 1, failed: [] });
});

Deno.test("a list that breaks off is reported, and what is on its way arrives whole", async () => {
  await using storages = await twoStorages();
  const { source, target } = storages;
  async function* list() {
    let listed = 0;
    for await (const key of source.list()) {
      if (++listed > 3) throw new Error("the list broke off");
      yield key;
    }
  }
  await assert.rejects(copyImages({ ...source, list }, target), /the list broke off/);
  assert.equal((await Array.fromAsync(target.list())).length, 3);
});
