import assert from "node:assert/strict";
import { newPictureKey } from "../images/picture_key.ts";
import { pictureAddress } from "../images/picture_address.ts";
import { DatabaseAway } from "../failures/database_away.ts";
import { findGeneration } from "../store/generations/generation_lookups.ts";
import { markDrawn, markStored, reserve } from "../store/generations/generations.ts";
import type { GenerationRow } from "../store/generations/generation_row.ts";
import { keys } from "../store/keys.ts";
import { failsWith } from "../../tests/support/failure.ts";
import { fingerprintOf, newGeneration } from "./order.ts";
import {
  plainPng,
  testGenerator,
  type TestStudio,
  testStudio,
} from "../../tests/support/studio.ts";

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

/** A minute in three seconds, which ends leases while a test waits. */
const fastClock = () => performance.now() * 20;

/** What a process leaves that was killed after it reached this state. */
async function crashIn(state: string, { kv, images }: TestStudio) {
  const imageKey = newPictureKey();
  const row = newGeneration(ORDER, {
    fingerprint: "f",
    moment: START,
    guestsCounted: true,
    worker: "killed",
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

/** Every row but that of a worker, which is gone within the hour. */
async function rows({ kv }: TestStudio): Promise<Deno.KvKey[]> {
  const all = await Array.fromAsync(kv.list({ prefix: [] }), ({ key }) => key);
  return all.filter(([table]) => table !== "workers");
}

for (const state of ["reserved", "drawn", "put but not marked", "stored"]) {
  Deno.test(`killed when ${state}: given back once the lease has ended`, async () => {
    await using studio = await testStudio();
    const { id } = await crashIn(state, studio);

    let seconds = 0;
    const lease = { clock: () => seconds * 1000 };
    const generation = studio.open({ limit: 1, now: later(0), lease });
    for (seconds of [0, 5, 10, 14]) {
      await generation.sweep();
      assert.notEqual((await findGeneration(studio.kv, id))?.state, "released");
    }
    seconds = 15;
    await generation.sweep();
    assert.equal((await findGeneration(studio.kv, id))?.state, "released");
    assert.equal((await studio.kv.get(keys.guestPictures("2026-11-20", OWNER))).value, 0);
    assert.deepEqual(await studio.files(), []);
    await generation.generate(ORDER);
  });

  Deno.test(`killed when ${state}: a lone process gives it back at once`, async () => {
    await using studio = await testStudio();
    await crashIn(state, studio);
    await studio.open({ now: later(0) }).recover();
    assert.deepEqual(await studio.files(), []);
    await studio.open({ limit: 1, now: later(0) }).generate(ORDER);
  });
}

/** The same, of the order that is sent again. */
async function crashInOrder(studio: TestStudio): Promise<GenerationRow> {
  const { id } = await crashIn("stored", studio);
  const { request, owner } = ORDER;
  const fingerprint = await fingerprintOf({ owner, request });
  const stored = await studio.kv.get<GenerationRow>(keys.generation(id));
  const row = { ...stored.value!, fingerprint };
  await studio.kv.set(stored.key, row);
  return row;
}

/** The same database, which is away when something is to be written. */
function awayForCommits(kv: Deno.Kv): Deno.Kv {
  return new Proxy(kv, {
    get(kv, name) {
      const member = Reflect.get(kv, name, kv);
      if (name !== "atomic") return typeof member === "function" ? member.bind(kv) : member;
      return () => {
        const operation = kv.atomic();
        operation.commit = () => Promise.reject(new DatabaseAway());
        return operation;
      };
    },
  });
}

Deno.test("asking again with the key of a dead process draws anew", async () => {
  await using studio = await testStudio();
  const { id } = await crashInOrder(studio);
  const generation = studio.open({ now: later(0), limit: 1, lease: { clock: fastClock } });
  await generation.generate(ORDER);
  assert.equal((await findGeneration(studio.kv, id))?.state, "released");
  assert.equal((await studio.files()).length, 1);
});

Deno.test("asking again while the database goes away is answered with busy", async () => {
  await using studio = await testStudio();
  await crashInOrder(studio);
  const kv = awayForCommits(studio.kv);
  const generation = studio.open({ kv, now: later(0), limit: 1, lease: { clock: fastClock } });
  await assert.rejects(generation.generate(ORDER), failsWith("unavailable", /in a moment/));
  await assert.rejects(generation.sweep(), failsWith("unavailable", /in a moment/));
});

Deno.test("asking again works while something else cannot be given back", async () => {
  await using studio = await testStudio();
  const row = await crashInOrder(studio);
  const broken = { ...row, id: "broken", picture: { ...row.picture, imageKey: "no key" } };
  await studio.kv.set(keys.generation("broken"), broken);
  await studio.kv.set(keys.openGeneration("killed", "broken"), "broken");
  const generation = studio.open({ now: later(0), limit: 1, lease: { clock: fastClock } });
  await generation.generate(ORDER);
  await assert.rejects(generation.sweep(), AggregateError);
});

Deno.test("asking again elsewhere waits for a picture that takes longer than a lease", async () => {
  await using studio = await testStudio();
  const finish = Promise.withResolvers<void>();
  const generator = testGenerator(() => finish.promise.then(() => plainPng()));
  const lease = { clock: fastClock };
  const first = studio.open({ generator, lease: { leaseMs: 600 } }).generate(ORDER);
  while (generator.drawn.length === 0) await new Promise((done) => setTimeout(done, 1));
  const second = studio.open({ generator, lease }).generate(ORDER);
  // 40 seconds of the second worker's clock.
  setTimeout(finish.resolve, 2_000);
  assert.deepEqual(await second, await first);
  assert.equal(generator.drawn.length, 1);
});

Deno.test("a stopping worker hands back what it cannot finish: nothing stays held", async () => {
  await using studio = await testStudio();
  await studio.openAccount(7, 6);
  const order = { owner: "user:7", request: ORDER.request } as const;
  const never = testGenerator(() => new Promise(() => {}), { atOnce: 2 });
  const generation = studio.open({ generator: never });
  const keyed = Array.from({ length: 4 }, (_, n) => ({ ...order, idempotencyKey: `number ${n}` }));
  const answers = keyed.map((order) => generation.generate(order));
  while (never.drawn.length < 2) await new Promise((done) => setTimeout(done, 1));
  const refused = answers.map((answer) =>
    assert.rejects(answer, failsWith("unavailable", /restarting/))
  );
  await generation.close(100);
  await Promise.all(refused);
  assert.deepEqual(await studio.balance(7), { available: 6, held: 0 });
  // Another worker need not wait for a lease to end.
  for (const order of keyed) await studio.open().generate(order);
});

Deno.test("a picture that is drawn but cannot be stored is handed back too", async () => {
  await using studio = await testStudio();
  await studio.openAccount(7, 6);
  const order = { owner: "user:7", request: ORDER.request } as const;
  const { promise: putting, resolve: put } = Promise.withResolvers<void>();
  const images = {
    ...studio.images,
    put() {
      put();
      return new Promise<never>(() => {});
    },
  };
  const generation = studio.open({ images });
  const answer = assert.rejects(generation.generate(order), failsWith("unavailable", /restarting/));
  await putting;
  await generation.close(50);
  await answer;
  assert.deepEqual(await studio.balance(7), { available: 6, held: 0 });
});

Deno.test("a picture nobody saved is gone after a day, and every trace of it", async () => {
  await using studio = await testStudio();
  const { imageUrl } = await studio.open({ now: later(0) }).generate(ORDER);

  await studio.open({ now: later(24 * 60) }).sweep();
  assert.equal((await studio.files()).length, 1);
  await pictureAddress(studio, imageUrl);

  await studio.open({ now: later(24 * 60 + 1) }).sweep();
  assert.deepEqual(await studio.files(), []);
  assert.deepEqual(await rows(studio), []);
  await assert.rejects(pictureAddress(studio, imageUrl), /no such picture/);
});

Deno.test("the row of a picture that never was is gone after a day too", async () => {
  await using studio = await testStudio();
  await crashIn("drawn", studio);
  await studio.open({ now: later(0) }).recover();
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
  assert.deepEqual(await rows(studio), []);
});
