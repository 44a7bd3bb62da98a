import assert from "node:assert/strict";
import { keys } from "../keys.ts";
import { batchedSessions } from "./session_reads.ts";
import { endSession, startSession } from "./sessions.ts";
import { createUser } from "./users.ts";

const NOW = Date.parse("2026-11-20T12:00:00.000Z");

/** Users 1 to `count`, each with a session of its number. */
async function openKvWithUsers(count: number): Promise<Deno.Kv> {
  const kv = await Deno.openKv(":memory:");
  for (let id = 1; id <= count; id++) {
    const user = {
      id,
      username: `user${id}`,
      email: `user${id}@example.com`,
      passwordHash: "hash",
      sessionEra: 0,
      createdAt: new Date(NOW).toISOString(),
    };
    await createUser(kv, user, session(id));
  }
  return kv;
}

function session(userId: number, name = `${userId}`) {
  const row = { id: name, userId, device: "a", createdAt: NOW, usedAt: NOW };
  return { tokenHash: `hash of ${name}`, row };
}

/** Counts the round trips to a database. */
function counted(kv: Deno.Kv) {
  const trips: number[] = [];
  const getMany: Deno.Kv["getMany"] = (keys, options) => {
    trips.push(keys.length);
    return kv.getMany(keys, options);
  };
  return { trips, read: batchedSessions({ getMany }) };
}

const named = (userId: number, name = `${userId}`) => ({
  tokenHash: `hash of ${name}`,
  userId,
  now: NOW,
});

Deno.test("simultaneous session reads go together, five per batch, each with its own result", async () => {
  using kv = await openKvWithUsers(7);
  await endSession(kv, 4, "4");
  await kv.delete(keys.user(6));
  const { trips, read } = counted(kv);
  const found = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((id) => read(named(id))));
  assert.deepEqual(found.map((rows) => rows?.user.username ?? null), [
    "user1",
    "user2",
    "user3",
    null,
    "user5",
    null,
    "user7",
  ]);
  assert.deepEqual(found.map((rows) => rows?.session.id ?? null), [
    "1",
    "2",
    "3",
    null,
    "5",
    null,
    "7",
  ]);
  assert.deepEqual(trips, [10, 4]);
});

Deno.test("requests of one session at once share its rows, and later ones read again", async () => {
  using kv = await openKvWithUsers(1);
  await startSession(kv, session(1, "other"), 0);
  const { trips, read } = counted(kv);
  const page = await Promise.all([named(1), named(1), named(1, "other"), named(1)].map(read));
  assert.deepEqual(page.map((rows) => rows?.session.id), ["1", "1", "other", "1"]);
  assert.deepEqual(trips, [4]);
  await endSession(kv, 1, "1");
  assert.equal(await read(named(1)), null, "a session that has ended is not remembered");
});

Deno.test("a token says nothing about another user who is asked for at the same moment", async () => {
  using kv = await openKvWithUsers(2);
  const { read } = counted(kv);
  const [own, foreign] = await Promise.all([read(named(1)), read({ ...named(1), userId: 2 })]);
  assert.equal(own?.user.id, 1);
  assert.equal(foreign, null);
});

Deno.test("while the database is unreachable every read of the moment fails", async () => {
  const read = batchedSessions({ getMany: () => Promise.reject(new Error("away")) });
  const results = await Promise.allSettled([read(named(1)), read(named(2))]);
  assert.deepEqual(results.map(({ status }) => status), ["rejected", "rejected"]);
});
