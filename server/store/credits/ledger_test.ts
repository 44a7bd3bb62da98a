import assert from "node:assert/strict";
import { type Cause, hold, openBalance, post, releaseHold, spendHold } from "./ledger.ts";
import { listEntries, readBalance, recomputeBalance } from "./statement.ts";
import {
  apply,
  AT,
  type Change,
  openKvWith,
  REGISTRATION,
  USER,
} from "../../../tests/support/ledger.ts";
import { atomic } from "../database/commit.ts";

const PICTURE: Cause = { kind: "generation", reference: "01J", at: AT };

Deno.test("a new account has its credits and one entry", async () => {
  using kv = await openKvWith(6);
  assert.deepEqual(await readBalance(kv, USER), { available: 6, held: 0 });
  assert.deepEqual(await listEntries(kv, USER, { limit: 10 }), {
    entries: [
      {
        kind: "grant",
        amount: 6,
        balanceAfter: 6,
        at: AT.toISOString(),
        reference: "registration",
      },
    ],
  });
});

Deno.test("simultaneous registrations open one account", async () => {
  using kv = await openKvWith(6);
  const again = atomic(kv);
  openBalance(again, { userId: USER, amount: 6, cause: REGISTRATION });
  assert.equal((await again.commit()).ok, false);
});

Deno.test("a hold that is spent leaves the balance and writes one entry", async () => {
  using kv = await openKvWith(6);
  const photo = { userId: USER, amount: 2 };
  assert.equal(await apply(kv, (operation) => hold(kv, operation, photo)), true);
  assert.deepEqual(await readBalance(kv, USER), { available: 4, held: 2 });
  assert.equal((await listEntries(kv, USER, { limit: 10 })).entries.length, 1);

  await apply(kv, (operation) => spendHold(kv, operation, { ...photo, cause: PICTURE }));
  assert.deepEqual(await readBalance(kv, USER), { available: 4, held: 0 });
  const { entries } = await listEntries(kv, USER, { limit: 1 });
  assert.deepEqual(entries, [
    { kind: "generation", amount: -2, balanceAfter: 4, at: AT.toISOString(), reference: "01J" },
  ]);
});

Deno.test("a hold that is released is available again and leaves no entry", async () => {
  using kv = await openKvWith(6);
  await apply(kv, (operation) => hold(kv, operation, { userId: USER, amount: 1 }));
  await apply(kv, (operation) => releaseHold(kv, operation, { userId: USER, amount: 1 }));
  assert.deepEqual(await readBalance(kv, USER), { available: 6, held: 0 });
  assert.equal((await listEntries(kv, USER, { limit: 10 })).entries.length, 1);
});

Deno.test("no more can be held than is available", async () => {
  using kv = await openKvWith(1);
  const photo = { userId: USER, amount: 2 };
  assert.equal(await apply(kv, (operation) => hold(kv, operation, photo)), false);
  assert.deepEqual(await readBalance(kv, USER), { available: 1, held: 0 });
});

Deno.test("credits that were not held can be neither spent nor released", async () => {
  using kv = await openKvWith(6);
  const change = { userId: USER, amount: 1 };
  await assert.rejects(spendHold(kv, atomic(kv), { ...change, cause: PICTURE }), /held/);
  await assert.rejects(releaseHold(kv, atomic(kv), change), /held/);
});

const BOUGHT: Cause = { kind: "credit_pack", reference: "01K", at: AT };
const REFUNDED: Cause = { ...BOUGHT, kind: "refund" };

/** Buys, refunds and spends one after the other; what is left. */
async function afterMoving(start: number, ...amounts: number[]) {
  using kv = await openKvWith(start);
  for (const amount of amounts) {
    const cause = amount > 0 ? BOUGHT : REFUNDED;
    const postings = [{ amount, cause }];
    await apply(kv, (operation) => post(kv, operation, { userId: USER, postings }));
    assert.equal((await recomputeBalance(kv, USER))?.agrees, true);
  }
  const { entries } = await listEntries(kv, USER, { limit: 10 });
  const moves = entries.reverse().slice(1).map(({ kind, amount }) => [kind, amount]);
  return { balance: await readBalance(kv, USER), moves };
}

Deno.test("a refund takes what is there, and the rest from what comes in later", async () => {
  assert.deepEqual(await afterMoving(6, 30, -30), {
    balance: { available: 6, held: 0 },
    moves: [["credit_pack", 30], ["refund", -30]],
  });
  assert.deepEqual(await afterMoving(6, -30), {
    balance: { available: 0, held: 0, owed: 24 },
    moves: [["refund", -6]],
  });
  assert.deepEqual(await afterMoving(6, -30, 30), {
    balance: { available: 6, held: 0 },
    moves: [["refund", -6], ["credit_pack", 30], ["debt", -24]],
  });
  assert.deepEqual(await afterMoving(0, -30, -30, 30), {
    balance: { available: 0, held: 0, owed: 30 },
    moves: [["credit_pack", 30], ["debt", -30]],
  });
});

Deno.test("a debt stays on the balance while credits are held, spent and released", async () => {
  using kv = await openKvWith(2);
  const change = { userId: USER, amount: 1 };
  await apply(kv, (operation) => hold(kv, operation, { ...change, amount: 2 }));
  const postings = [{ amount: -5, cause: REFUNDED }];
  await apply(kv, (operation) => post(kv, operation, { userId: USER, postings }));
  assert.deepEqual(await readBalance(kv, USER), { available: 0, held: 2, owed: 5 });
  await apply(kv, (operation) => spendHold(kv, operation, { ...change, cause: PICTURE }));
  await apply(kv, (operation) => releaseHold(kv, operation, change));
  assert.deepEqual(await readBalance(kv, USER), { available: 1, held: 0, owed: 5 });
  await apply(kv, (operation) => hold(kv, operation, change));
  assert.deepEqual(await readBalance(kv, USER), { available: 0, held: 1, owed: 5 });
});

Deno.test("without an account nothing is written", async () => {
  using kv = await Deno.openKv(":memory:");
  const change = { userId: USER, amount: 1 };
  const changes: Change[] = [
    (operation) =>
      post(kv, operation, { userId: USER, postings: [{ amount: 1, cause: REGISTRATION }] }),
    (operation) => hold(kv, operation, change),
    (operation) => spendHold(kv, operation, { ...change, cause: PICTURE }),
    (operation) => releaseHold(kv, operation, change),
  ];
  for (const attempt of changes) assert.equal(await apply(kv, attempt), false);
  assert.deepEqual(await Array.fromAsync(kv.list({ prefix: [] })), []);
  assert.equal(await readBalance(kv, USER), null);
  assert.equal(await recomputeBalance(kv, USER), null);
});

Deno.test("200 simultaneous requests on 6 credits: exactly 6 are held, then spent, and the ledger adds up", async () => {
  using kv = await openKvWith(6);
  const change = { userId: USER, amount: 1 };
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => apply(kv, (operation) => hold(kv, operation, change))),
  );
  assert.equal(answers.filter((answer) => answer === true).length, 6);
  assert.equal(answers.filter((answer) => answer === false).length, 194);
  assert.deepEqual(await readBalance(kv, USER), { available: 0, held: 6 });

  await Promise.all(
    Array.from(
      { length: 6 },
      () => apply(kv, (operation) => spendHold(kv, operation, { ...change, cause: PICTURE })),
    ),
  );
  assert.deepEqual(await recomputeBalance(kv, USER), {
    available: 0,
    held: 0,
    sum: 0,
    agrees: true,
  });
  const { entries } = await listEntries(kv, USER, { limit: 10 });
  assert.deepEqual(entries.map(({ balanceAfter }) => balanceAfter), [0, 1, 2, 3, 4, 5, 6]);
});
