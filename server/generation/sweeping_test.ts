import assert from "node:assert/strict";
import { newPictureKey } from "../images/picture_key.ts";
import { pictureAddress } from "../images/picture_address.ts";
import { findGeneration } from "../store/generation_lookups.ts";
import { markDrawn, markStored, reserve } from "../store/generations.ts";
import { keys } from "../store/keys.ts";
import { newGeneration } from "./order.ts";
import { testGenerator, type TestStudio, testStudio } from "./test_studio.ts";

const OWNER = "guest:192.0.2.1";
const ORDER = {
  owner: OWNER,
  request: { prompt: "a ginger cat", style: "anime" as const },
  idempotencyKey: "a-key-of-the-client",
} as const;
const START = new Date("2026-11-20T12:00:00Z");

function later(minutes: number): () => Date {
  return () => new Date(START.getTime() + minutes * 60_000);
}

/** What a process leaves that was killed after it reached this state. */
async function crashIn(state: string, { kv, images }: TestStudio) {
  const imageKey = newPictureKey();
  const row = newGeneration(ORDER, {
    fingerprint: "f",
    moment: START,
    guestsCounted: true,
    timeLimitMs: 60_000,
  });
  await reserve(kv, row, { guestLimit: 1 });
  if (state === "reserved") return row;
  const understanding = { understood: [], guessed: [], ignored: [] };
  await markDrawn(kv, row.id, { imageKey, alt: "A cat.", understanding });
  if (state === "drawn") return row;
  await images.put(imageKey, new Uint8Array([1]));
  if (state === "stored") await markStored(kv, row.id);
  return row;
}

for (const state of ["reserved", "drawn", "put but not marked", "stored"]) {
  Deno.test(`killed when ${state}: given back once the lease has ended`, async () => {
    await using studio = await testStudio();
    const { id } = await crashIn(state, studio);

    await studio.open({ now: later(3) }).sweep();
    assert.notEqual((await findGeneration(studio.kv, id))?.state, "released");

    await studio.open({ now: later(5) }).sweep();
    assert.equal((await findGeneration(studio.kv, id))?.state, "released");
    assert.equal((await studio.kv.get(keys.guestPictures("2026-11-20", OWNER))).value, 0);
    assert.deepEqual(await studio.files(), []);
    await studio.open({ limit: 1, now: later(6) }).generate(ORDER);
  });

  Deno.test(`killed when ${state}: a lone process gives it back at once`, async () => {
    await using studio = await testStudio();
    await crashIn(state, studio);
    await studio.open({ now: later(0) }).recover();
    assert.deepEqual(await studio.files(), []);
    await studio.open({ limit: 1, now: later(0) }).generate(ORDER);
  });
}

Deno.test("asking again with the key of a dead process draws anew", async () => {
  await using studio = await testStudio();
  const imageKey = newPictureKey();
  const first = studio.open({
    now: later(0),
    generator: testGenerator(() => new Promise(() => {})),
    limit: 1,
  });
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  first.generate({ ...ORDER, onProgress: () => reach() }).catch(() => {});
  await reached;
  const character = await studio.open({ now: later(5), limit: 1 }).generate(ORDER);
  assert.notEqual(character.imageUrl, imageKey);
  assert.equal((await studio.files()).length, 1);
});

Deno.test("a picture nobody saved is gone after a day, and every trace of it", async () => {
  await using studio = await testStudio();
  const { imageUrl } = await studio.open({ now: later(0) }).generate(ORDER);

  await studio.open({ now: later(24 * 60) }).sweep();
  assert.equal((await studio.files()).length, 1);
  await pictureAddress(studio, imageUrl);

  await studio.open({ now: later(24 * 60 + 1) }).sweep();
  assert.deepEqual(await studio.files(), []);
  assert.deepEqual(await Array.fromAsync(studio.kv.list({ prefix: [] })), []);
  await assert.rejects(pictureAddress(studio, imageUrl), /no such picture/);
});

Deno.test("the row of a picture that never was is gone after a day too", async () => {
  await using studio = await testStudio();
  await crashIn("drawn", studio);
  await studio.open({ now: later(5) }).sweep();
  await studio.open({ now: later(24 * 60 + 1) }).sweep();
  const left = await Array.fromAsync(studio.kv.list({ prefix: ["generations"] }));
  assert.deepEqual(left, []);
});

Deno.test("a picture that cannot be removed does not keep the others, and is tried again", async () => {
  await using studio = await testStudio();
  const generation = studio.open({ now: later(0) });
  for (let n = 0; n < 3; n++) await generation.generate({ ...ORDER, idempotencyKey: undefined });
  const [stuck] = await studio.files() as [string];
  await Deno.remove(stuck);
  await Deno.mkdir(`${stuck}/full`, { recursive: true });

  const tomorrow = studio.open({ now: later(24 * 60 + 1) });
  await assert.rejects(tomorrow.sweep(), AggregateError);
  assert.deepEqual(await studio.files(), []);
  await Deno.remove(`${stuck}/full`);
  await tomorrow.sweep();
  assert.deepEqual(await Array.fromAsync(studio.kv.list({ prefix: [] })), []);
});
