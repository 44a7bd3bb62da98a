import assert from "node:assert/strict";
import { newPictureKey } from "../images/picture_key.ts";
import { pictureUrl } from "../images/picture_url.ts";
import { DatabaseAway } from "../failures/database_away.ts";
import { findGeneration } from "../store/generations/generation_lookups.ts";
import { markDrawn, reserve } from "../store/generations/generations.ts";
import type { GenerationRow } from "../store/generations/generation_row.ts";
import { keys } from "../store/keys.ts";
import { failsWith } from "../../tests/support/failure.ts";
import { fingerprintOf, newGeneration } from "./generation_request.ts";
import {
  type GenerationFixture,
  generationFixture,
  plainPng,
  testGenerator,
} from "../../tests/support/generation_fixture.ts";
import { sleep } from "../../lib/sleep.ts";

const OWNER = "guest:192.0.2.1";
const REQUEST = {
  owner: OWNER,
  choices: { prompt: "a ginger cat", style: "anime" as const },
  idempotencyKey: "a-key-of-the-client",
} as const;
const START = new Date("2026-11-20T12:00:00Z");

function later(minutes: number): () => Date {
  return () => new Date(START.getTime() + minutes * 60_000);
}

/** A minute in three seconds, which ends leases while a test waits. */
const fastClock = () => performance.now() * 20;

/** What a process leaves that was killed after it reached this state. */
async function crashIn(state: string, { kv, images }: GenerationFixture) {
  const imageKey = newPictureKey();
  const row = newGeneration(REQUEST, {
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
  return row;
}

/** Every row but that of a worker, which is gone within the hour. */
async function rows({ kv }: GenerationFixture): Promise<Deno.KvKey[]> {
  const all = await Array.fromAsync(kv.list({ prefix: [] }), ({ key }) => key);
  return all.filter(([table]) => table !== "workers");
}

for (const state of ["reserved", "drawn", "stored"]) {
  Deno.test(`killed when ${state}: credits are given back once the lease has ended`, async () => {
    await using fixture = await generationFixture();
    const { id } = await crashIn(state, fixture);

    let seconds = 0;
    const lease = { clock: () => seconds * 1000 };
    const generation = fixture.open({ limit: 1, now: later(0), lease });
    for (seconds of [0, 5, 10, 14]) {
      await generation.sweep();
      assert.notEqual((await findGeneration(fixture.kv, id))?.state, "released");
    }
    seconds = 15;
    await generation.sweep();
    assert.equal((await findGeneration(fixture.kv, id))?.state, "released");
    assert.equal((await fixture.kv.get(keys.guestPictures("2026-11-20", OWNER))).value, 0);
    assert.deepEqual(await fixture.files(), []);
    await generation.generate(REQUEST);
  });

  Deno.test(`killed when ${state}: after a restart the only process gives the credits back at once`, async () => {
    await using fixture = await generationFixture();
    await crashIn(state, fixture);
    await fixture.open({ now: later(0) }).recover();
    assert.deepEqual(await fixture.files(), []);
    await fixture.open({ limit: 1, now: later(0) }).generate(REQUEST);
  });
}

/** The same, of the request that is sent again. */
async function crashInOrder(fixture: GenerationFixture): Promise<GenerationRow> {
  const { id } = await crashIn("stored", fixture);
  const { choices, owner } = REQUEST;
  const fingerprint = await fingerprintOf({ owner, choices });
  const stored = await fixture.kv.get<GenerationRow>(keys.generation(id));
  const row = { ...stored.value!, fingerprint };
  await fixture.kv.set(stored.key, row);
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
  await using fixture = await generationFixture();
  const { id } = await crashInOrder(fixture);
  const generation = fixture.open({ now: later(0), limit: 1, lease: { clock: fastClock } });
  await generation.generate(REQUEST);
  assert.equal((await findGeneration(fixture.kv, id))?.state, "released");
  assert.equal((await fixture.files()).length, 1);
});

Deno.test("asking again while the database goes away is answered with unavailable", async () => {
  await using fixture = await generationFixture();
  await crashInOrder(fixture);
  const kv = awayForCommits(fixture.kv);
  const generation = fixture.open({ kv, now: later(0), limit: 1, lease: { clock: fastClock } });
  await assert.rejects(generation.generate(REQUEST), failsWith("unavailable", /in a moment/));
  await assert.rejects(generation.sweep(), failsWith("unavailable", /in a moment/));
});

Deno.test("asking again works while something else cannot be given back", async () => {
  await using fixture = await generationFixture();
  const row = await crashInOrder(fixture);
  const broken = { ...row, id: "broken", picture: { ...row.picture, imageKey: "no key" } };
  await fixture.kv.set(keys.generation("broken"), broken);
  await fixture.kv.set(keys.openGeneration("killed", "broken"), "broken");
  const generation = fixture.open({ now: later(0), limit: 1, lease: { clock: fastClock } });
  await generation.generate(REQUEST);
  await assert.rejects(generation.sweep(), AggregateError);
});

Deno.test("asking again elsewhere waits for a picture that takes longer than a lease", async () => {
  await using fixture = await generationFixture();
  const finish = Promise.withResolvers<void>();
  const generator = testGenerator(() => finish.promise.then(() => plainPng()));
  const lease = { clock: fastClock };
  const first = fixture.open({ generator, lease: { leaseMs: 600 } }).generate(REQUEST);
  while (generator.drawn.length === 0) await sleep(1);
  const second = fixture.open({ generator, lease }).generate(REQUEST);
  // 40 seconds of the second worker's clock.
  setTimeout(finish.resolve, 2_000);
  assert.deepEqual(await second, await first);
  assert.equal(generator.drawn.length, 1);
});

Deno.test("a stopping worker hands back what it cannot finish: nothing stays held", async () => {
  await using fixture = await generationFixture();
  await fixture.openAccount(7, 6);
  const request = { owner: "user:7", choices: REQUEST.choices } as const;
  const never = testGenerator(() => new Promise(() => {}), { atOnce: 2 });
  const generation = fixture.open({ generator: never });
  const keyed = Array.from(
    { length: 4 },
    (_, n) => ({ ...request, idempotencyKey: `number ${n}` }),
  );
  const answers = keyed.map((request) => generation.generate(request));
  while (never.drawn.length < 2) await sleep(1);
  const refused = answers.map((answer) =>
    assert.rejects(answer, failsWith("unavailable", /restarting/))
  );
  await generation.close(100);
  await Promise.all(refused);
  assert.deepEqual(await fixture.balance(7), { available: 6, held: 0 });
  // Another worker need not wait for a lease to end.
  for (const request of keyed) await fixture.open().generate(request);
});

Deno.test("a picture that is drawn but cannot be stored is handed back too", async () => {
  await using fixture = await generationFixture();
  await fixture.openAccount(7, 6);
  const request = { owner: "user:7", choices: REQUEST.choices } as const;
  const { promise: putting, resolve: put } = Promise.withResolvers<void>();
  const images = {
    ...fixture.images,
    put() {
      put();
      return new Promise<never>(() => {});
    },
  };
  const generation = fixture.open({ images });
  const answer = assert.rejects(
    generation.generate(request),
    failsWith("unavailable", /restarting/),
  );
  await putting;
  await generation.close(50);
  await answer;
  assert.deepEqual(await fixture.balance(7), { available: 6, held: 0 });
});

Deno.test("an unsaved picture is gone after a day, and every trace of it", async () => {
  await using fixture = await generationFixture();
  const { imageUrl } = await fixture.open({ now: later(0) }).generate(REQUEST);

  await fixture.open({ now: later(24 * 60) }).sweep();
  assert.equal((await fixture.files()).length, 1);
  await pictureUrl(fixture, imageUrl);

  await fixture.open({ now: later(24 * 60 + 1) }).sweep();
  assert.deepEqual(await fixture.files(), []);
  assert.deepEqual(await rows(fixture), []);
  await assert.rejects(pictureUrl(fixture, imageUrl), /no such picture/);
});

Deno.test("the row of a picture that never was is gone after a day too", async () => {
  await using fixture = await generationFixture();
  await crashIn("drawn", fixture);
  await fixture.open({ now: later(0) }).recover();
  await fixture.open({ now: later(24 * 60 + 1) }).sweep();
  const left = await Array.fromAsync(fixture.kv.list({ prefix: ["generations"] }));
  assert.deepEqual(left, []);
});

Deno.test("a picture that cannot be removed does not keep the others, and is tried again", async () => {
  await using fixture = await generationFixture();
  const generation = fixture.open({ now: later(0) });
  for (let n = 0; n < 3; n++) await generation.generate({ ...REQUEST, idempotencyKey: undefined });
  const [stuck] = await fixture.files() as [string];
  await Deno.remove(stuck);
  await Deno.mkdir(`${stuck}/full`, { recursive: true });

  const tomorrow = fixture.open({ now: later(24 * 60 + 1) });
  await assert.rejects(tomorrow.sweep(), AggregateError);
  assert.deepEqual(await fixture.files(), []);
  await Deno.remove(`${stuck}/full`);
  await tomorrow.sweep();
  assert.deepEqual(await rows(fixture), []);
});
