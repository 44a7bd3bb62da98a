import assert from "node:assert/strict";
import {
  findByIdempotencyKey,
  findGeneration,
  isKnownImage,
  listOpen,
  listUnsaved,
} from "./generation_lookups.ts";
import type { NewGeneration } from "./generation_row.ts";
import { discard, forget, markDrawn, release, reserve, settleTogether } from "./generations.ts";
import { keys } from "../keys.ts";

const settle = async (kv: Deno.Kv, id: string, at: Date) =>
  (await settleTogether(kv, [id], at))[0]!;

const DAY = "2026-11-20";
const AT = new Date(`${DAY}T12:01:00.000Z`);
const OWNER = "guest:192.0.2.1";
const IMAGE_KEY = "pictures/abc.png";
const PICTURE = {
  imageKey: IMAGE_KEY,
  alt: "A cat.",
  understanding: { understood: [], guessed: [], ignored: [] },
};

function generation(id: string, changes: Partial<NewGeneration> = {}): NewGeneration {
  return {
    id,
    owner: OWNER,
    idempotencyKey: `key-of-${id}`,
    fingerprint: "f",
    prompt: "a cat",
    style: "anime",
    seed: "1",
    traits: [],
    accessories: [],
    charge: { kind: "guest", day: DAY },
    createdAt: `${DAY}T12:00:00.000Z`,
    worker: "w",
    unsavedUntil: 2_000,
    ...changes,
  };
}

async function count(kv: Deno.Kv): Promise<number | null> {
  return (await kv.get<number>(keys.guestPictures(DAY, OWNER))).value;
}

async function idsOf(rows: AsyncIterable<{ id: string }>): Promise<string[]> {
  return (await Array.fromAsync(rows)).map(({ id }) => id);
}

Deno.test("from reserved to settled, found under its key, its picture and its worker", async () => {
  using kv = await Deno.openKv(":memory:");
  const reserved = await reserve(kv, generation("a"), { guestLimit: 2 });
  assert(typeof reserved === "object");
  assert.equal(reserved.state, "reserved");
  assert.deepEqual(await findByIdempotencyKey(kv, OWNER, "key-of-a"), reserved);
  assert.equal(await count(kv), 1);
  assert.deepEqual(await Array.fromAsync(listOpen(kv)), [{ id: "a", worker: "w" }]);

  assert.equal((await markDrawn(kv, "a", PICTURE))?.state, "drawn");
  assert.equal(await isKnownImage(kv, IMAGE_KEY), false);
  assert.equal((await settle(kv, "a", AT))?.state, "settled");
  assert.equal(await isKnownImage(kv, IMAGE_KEY), true);
  assert.deepEqual(await idsOf(listOpen(kv)), []);
  assert.deepEqual((await findGeneration(kv, "a"))?.picture, PICTURE);
  assert.equal(await count(kv), 1);
});

Deno.test("steps out of order change nothing", async () => {
  using kv = await Deno.openKv(":memory:");
  await reserve(kv, generation("a"), { guestLimit: 2 });
  assert.equal((await settle(kv, "a", AT))?.state, "reserved");
  assert.equal((await discard(kv, "a"))?.state, "reserved");
  assert.equal(await markDrawn(kv, "unknown", PICTURE), null);
});

for (const stage of ["reserved", "drawn"]) {
  Deno.test(`released from ${stage}: the count is given back once and the key is free`, async () => {
    using kv = await Deno.openKv(":memory:");
    await reserve(kv, generation("before"), { guestLimit: 3 });
    await reserve(kv, generation("a"), { guestLimit: 3 });
    if (stage !== "reserved") await markDrawn(kv, "a", PICTURE);

    const released = await Promise.all(Array.from({ length: 5 }, () => release(kv, "a")));
    for (const row of released) assert.equal(row?.state, "released");
    assert.equal(await count(kv), 1);
    assert.equal(await findByIdempotencyKey(kv, OWNER, "key-of-a"), null);
    assert.deepEqual(await idsOf(listOpen(kv)), ["before"]);
    assert.equal((await settle(kv, "a", AT))?.state, "released");
  });
}

Deno.test("a settled generation cannot be released", async () => {
  using kv = await Deno.openKv(":memory:");
  await reserve(kv, generation("a"), { guestLimit: 2 });
  await markDrawn(kv, "a", PICTURE);
  await settle(kv, "a", AT);
  assert.equal((await release(kv, "a"))?.state, "settled");
  assert.equal(await count(kv), 1);
});

Deno.test("a discarded picture cannot be found, and forgetting leaves no row", async () => {
  using kv = await Deno.openKv(":memory:");
  await reserve(kv, generation("a", { charge: undefined }), { guestLimit: 0 });
  await markDrawn(kv, "a", PICTURE);
  await settle(kv, "a", AT);
  assert.deepEqual(await idsOf(listUnsaved(kv, 2_001)), ["a"]);
  const row = await discard(kv, "a");
  assert.equal(row?.state, "discarded");
  assert.equal(await isKnownImage(kv, IMAGE_KEY), false);
  assert.equal(await findByIdempotencyKey(kv, OWNER, "key-of-a"), null);
  await forget(kv, row);
  assert.deepEqual(await Array.fromAsync(kv.list({ prefix: [] })), []);
});

Deno.test("an idempotency key stands for one generation of one owner", async () => {
  using kv = await Deno.openKv(":memory:");
  const same = { idempotencyKey: "the-same-key" };
  await reserve(kv, generation("a", same), { guestLimit: 9 });
  assert.equal(await reserve(kv, generation("b", same), { guestLimit: 9 }), "taken");
  assert.equal(await findGeneration(kv, "b"), null);
  assert.equal(await count(kv), 1);
  const other = await reserve(kv, generation("c", { ...same, owner: "guest:192.0.2.2" }), {
    guestLimit: 9,
  });
  assert(typeof other === "object");
});

Deno.test("twenty at once under a limit of six: exactly six are reserved", async () => {
  using kv = await Deno.openKv(":memory:");
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => reserve(kv, generation(`g${n}`), { guestLimit: 6 })),
  );
  assert.equal(answers.filter((answer) => typeof answer === "object").length, 6);
  assert.equal(answers.filter((answer) => answer === "rateLimited").length, 14);
  assert.equal(await count(kv), 6);
});

Deno.test("a list longer than a page is complete and in order", async () => {
  using kv = await Deno.openKv(":memory:");
  for (let n = 0; n < 250; n++) {
    const unsavedUntil = 1_000 + n;
    await reserve(kv, generation(`g${n}`, { unsavedUntil, charge: undefined }), { guestLimit: 0 });
  }
  assert.equal((await idsOf(listOpen(kv))).length, 250);
  const ids = await idsOf(listUnsaved(kv, 1_240));
  assert.deepEqual(ids, Array.from({ length: 240 }, (_, n) => `g${n}`));
});

Deno.test("a picture that an older version left between drawn and settled is given back", async () => {
  using kv = await Deno.openKv(":memory:");
  await kv.set(keys.balance(7), { available: 1, held: 0 });
  const charge = { kind: "credits", userId: 7, amount: 1 } as const;
  const row = await reserve(kv, generation("a", { charge }), { guestLimit: 0 });
  assert(typeof row === "object");
  await kv.set(keys.generation("a"), { ...row, state: "stored" });
  assert.equal((await release(kv, "a"))?.state, "released");
  assert.deepEqual((await kv.get(keys.balance(7))).value, { available: 1, held: 0 });
});

Deno.test("generations of a version with timestamps as leases are found and given back", async () => {
  using kv = await Deno.openKv(":memory:");
  const row = { ...generation("old"), state: "reserved", worker: undefined, leaseUntil: 1_000 };
  await kv.set(keys.generation("old"), row);
  await kv.set(keys.openGeneration(1_000, "old"), "old");
  assert.deepEqual(await idsOf(listOpen(kv)), ["old"]);
  assert.equal((await release(kv, "old"))?.state, "released");
  assert.deepEqual(await idsOf(listOpen(kv)), []);
});

/** The same database, where another process acts before this table is read for the first time. */
function overtaken(
  kv: Deno.Kv,
  act: () => Promise<unknown>,
  table: "balances" | "guest_pictures" = "balances",
): Deno.Kv {
  let isFirst = true;
  return new Proxy(kv, {
    get(kv, name) {
      if (name === "get") {
        return async (key: Deno.KvKey) => {
          if (key[0] === table && isFirst) {
            isFirst = false;
            await act();
          }
          return await kv.get(key);
        };
      }
      const member = Reflect.get(kv, name, kv);
      return typeof member === "function" ? member.bind(kv) : member;
    },
  });
}

Deno.test("an order sent to two processes with the last credit is one picture, and no refusal", async () => {
  using kv = await Deno.openKv(":memory:");
  await kv.set(keys.balance(7), { available: 1, held: 0 });
  const charge = { kind: "credits", userId: 7, amount: 1 } as const;
  const order = (id: string) => generation(id, { charge, idempotencyKey: "one key" });
  const slow = overtaken(kv, () => reserve(kv, order("a"), { guestLimit: 0 }));
  assert.equal(await reserve(slow, order("b"), { guestLimit: 0 }), "taken");
  const other = generation("c", { charge });
  assert.equal(await reserve(kv, other, { guestLimit: 0 }), "unpaid");
});

Deno.test("a guest's last picture of the day, sent for twice, is one picture and no refusal", async () => {
  using kv = await Deno.openKv(":memory:");
  const order = (id: string) => generation(id, { idempotencyKey: "one key" });
  const limits = { guestLimit: 1 };
  const slow = overtaken(kv, () => reserve(kv, order("a"), limits), "guest_pictures");
  assert.equal(await reserve(slow, order("b"), limits), "taken");
  assert.equal(await reserve(kv, generation("c"), limits), "rateLimited");
});

for (const end of ["release", "settle"] as const) {
  Deno.test(`two processes end one picture, one to release and one to ${end} it: once`, async () => {
    using kv = await Deno.openKv(":memory:");
    await kv.set(keys.balance(7), { available: 6, held: 0 });
    const charge = { kind: "credits", userId: 7, amount: 1 } as const;
    await reserve(kv, generation("a", { charge }), { guestLimit: 0 });
    await markDrawn(kv, "a", PICTURE);
    const slow = overtaken(kv, () => release(kv, "a"));
    const row = end === "release" ? await release(slow, "a") : await settle(slow, "a", AT);
    assert.equal(row?.state, "released");
    assert.deepEqual((await kv.get(keys.balance(7))).value, { available: 6, held: 0 });
  });
}
