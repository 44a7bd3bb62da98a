import assert from "node:assert/strict";
import { keys } from "../keys.ts";
import { readBalance, recomputeBalance } from "../credits/statement.ts";
import {
  createUser,
  deleteUser,
  findTaken,
  findUser,
  findUserByName,
  readUser,
  replacePassword,
} from "./users.ts";
import type { UserRow } from "./user_row.ts";

const NOW = Date.parse("2026-11-20T12:00:00.000Z");

function user(id: number, changes: Partial<UserRow> = {}): UserRow {
  return {
    id,
    username: `Felix${id}`,
    email: `Felix${id}@Example.com`,
    passwordHash: "hash",
    sessionEra: 0,
    createdAt: new Date(NOW).toISOString(),
    ...changes,
  };
}

function session(userId: number, tokenHash = `token of ${userId}`) {
  const row = { id: `of ${userId}`, userId, device: "a", createdAt: NOW, usedAt: NOW };
  return { tokenHash, row };
}

function create(kv: Deno.Kv, row: UserRow) {
  return createUser(kv, row, session(row.id));
}

Deno.test("a user is created, found by id, name and e-mail in any case, and deleted", async () => {
  using kv = await Deno.openKv(":memory:");
  assert.equal(await findUserByName(kv, "felix1"), null);
  assert.equal(await findUserByName(kv, "felix".repeat(1000)), null);
  const felix = user(1);
  assert.deepEqual(await create(kv, felix), { id: 1, username: "Felix1", remainingGenerations: 6 });
  assert.deepEqual(await findUser(kv, 1), felix);
  assert.deepEqual(await findUserByName(kv, "fELIX1"), felix);
  assert.deepEqual(await readBalance(kv, 1), { available: 6, held: 0 });
  assert.equal((await recomputeBalance(kv, 1))?.agrees, true);
  assert.equal((await kv.get<{ era: number }>(keys.session("token of 1"))).value?.era, 0);

  assert.equal(await deleteUser(kv, 1, new Date(NOW)), true);
  assert.equal(await findUserByName(kv, "felix1"), null);
  assert.equal(await readUser(kv, 1), null);
  assert.equal(await readBalance(kv, 1), null);
  assert.equal(await deleteUser(kv, 1, new Date(NOW)), false);
  assert.equal(typeof await create(kv, { ...felix, id: 2 }), "object");
});

Deno.test("a name is taken whatever its case, and nothing is written", async () => {
  using kv = await Deno.openKv(":memory:");
  await create(kv, user(1));
  const before = await Array.fromAsync(kv.list({ prefix: [] }));
  assert.equal(await create(kv, user(2, { username: "FELIX1" })), "username");
  assert.equal(await create(kv, user(2, { email: "FELIX1@example.COM" })), "email");
  assert.equal(await findTaken(kv, { username: "felix1", email: "new@example.com" }), "username");
  assert.equal(await findTaken(kv, { username: "new", email: "felix1@example.com" }), "email");
  assert.equal(await findTaken(kv, { username: "new", email: "new@example.com" }), null);
  assert.deepEqual(await Array.fromAsync(kv.list({ prefix: [] })), before);
});

Deno.test("20 simultaneous registrations of one name: one account, one welcome gift, one session", async () => {
  using kv = await Deno.openKv(":memory:");
  const names = { username: "felix", email: "felix@example.com" };
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => create(kv, user(n + 1, names))),
  );
  const created = answers.filter((answer) => typeof answer === "object");
  assert.equal(created.length, 1);
  assert.equal(answers.filter((answer) => answer === "username").length, 19);
  for (const table of ["users", "balances", "ledger", "sessions", "sessions_by_user"]) {
    assert.equal((await Array.fromAsync(kv.list({ prefix: [table] }))).length, 1, table);
  }
  assert.equal((await findUserByName(kv, "felix"))?.id, created[0]!.id);
});

Deno.test("a premium user is one in every answer, the others do not have the field", async () => {
  using kv = await Deno.openKv(":memory:");
  await create(kv, user(1, { isPremium: true }));
  await create(kv, user(2));
  assert.equal((await readUser(kv, 1))?.isPremium, true);
  assert.deepEqual(Object.keys((await readUser(kv, 2))!), [
    "id",
    "username",
    "remainingGenerations",
  ]);
});

Deno.test("a password is replaced only while it is the one that was compared", async () => {
  using kv = await Deno.openKv(":memory:");
  await create(kv, user(1));
  const change = { userId: 1, known: "hash", passwordHash: "new" };
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, n) => replacePassword(kv, change, session(1, `next ${n}`))),
  );
  assert.equal(answers.filter((answer) => answer !== null).length, 1);
  const row = await findUser(kv, 1);
  assert.equal(row?.passwordHash, "new");
  assert.equal(row?.sessionEra, 1);
  assert.equal(await replacePassword(kv, { ...change, userId: 2 }, session(2)), null);
});
