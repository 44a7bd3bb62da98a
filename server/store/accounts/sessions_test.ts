import assert from "node:assert/strict";
import { keys } from "../keys.ts";
import {
  endOtherSessions,
  endSession,
  findSessionOwner,
  listSessions,
  removeSessions,
  renewSession,
  type SessionRow,
  startSession,
} from "./sessions.ts";
import { batchedSessions } from "./session_reads.ts";
import { createUser, deleteUser, findUser } from "./users.ts";
import type { UserRow } from "./user_row.ts";
import { DAY_MS } from "../../../lib/durations.ts";

const NOW = Date.parse("2026-11-20T12:00:00.000Z");
const USER: UserRow = {
  id: 1,
  username: "felix",
  email: "felix@example.com",
  passwordHash: "hash",
  sessionEra: 0,
  createdAt: new Date(NOW).toISOString(),
};

function session(name: string, changes: Partial<SessionRow> = {}) {
  const row = { id: name, userId: 1, device: "a", createdAt: NOW, usedAt: NOW, ...changes };
  return { tokenHash: `hash of ${name}`, row };
}

/** A use at this moment, from the network where the sessions began. */
const at = (now: number) => ({ now, network: undefined });

/** A user with the sessions a, b and c. */
async function openKvWithUser(): Promise<Deno.Kv> {
  const kv = await Deno.openKv(":memory:");
  await createUser(kv, USER, session("a"));
  for (const name of ["b", "c"]) await startSession(kv, session(name), 0);
  return kv;
}

function read(kv: Deno.Kv, name: string, now = NOW) {
  return batchedSessions(kv)({ tokenHash: `hash of ${name}`, userId: 1, now });
}

async function living(kv: Deno.Kv, now = NOW): Promise<string[]> {
  const user = await findUser(kv, 1);
  return user ? (await listSessions(kv, user, now)).map(({ id }) => id) : [];
}

Deno.test("a session is read with its user, and ended for good", async () => {
  using kv = await openKvWithUser();
  assert.equal(await findSessionOwner(kv, "hash of a"), 1);
  const rows = await read(kv, "a");
  assert.equal(rows?.session.id, "a");
  assert.deepEqual(rows?.user, USER);
  assert.deepEqual(await living(kv), ["c", "b", "a"]);

  assert.equal(await endSession(kv, 1, "a"), true);
  assert.equal(await endSession(kv, 1, "a"), false);
  assert.equal(await read(kv, "a"), null);
  assert.equal(await findSessionOwner(kv, "hash of a"), null);
  assert.deepEqual(await living(kv), ["c", "b"]);
});

Deno.test("a session is ended only by its own user, and read only as its own user's", async () => {
  using kv = await openKvWithUser();
  const other = { ...USER, id: 2, username: "other", email: "other@example.com" };
  await createUser(kv, other, session("of 2", { userId: 2 }));
  assert.equal(await endSession(kv, 2, "a"), false);
  assert.equal(await batchedSessions(kv)({ tokenHash: "hash of a", userId: 2, now: NOW }), null);
  assert.deepEqual(await living(kv), ["c", "b", "a"]);
});

Deno.test("a session ends 30 days after its last use", async () => {
  using kv = await openKvWithUser();
  assert(await read(kv, "a", NOW + 30 * DAY_MS - 1));
  assert.equal(await read(kv, "a", NOW + 30 * DAY_MS), null);
  assert.deepEqual(await living(kv, NOW + 30 * DAY_MS), []);
});

Deno.test("used every day it ends 90 days after it began", async () => {
  using kv = await openKvWithUser();
  for (let day = 1; day < 90; day++) {
    assert(await read(kv, "a", NOW + day * DAY_MS), `day ${day}`);
    assert(await renewSession(kv, "hash of a", at(NOW + day * DAY_MS)), `day ${day}`);
  }
  assert(await read(kv, "a", NOW + 90 * DAY_MS - 1));
  assert.equal(await read(kv, "a", NOW + 90 * DAY_MS), null);
});

Deno.test("a renewal is written once a day, and never brings back what has ended", async () => {
  using kv = await openKvWithUser();
  assert.equal(await renewSession(kv, "hash of a", at(NOW + DAY_MS - 1)), null);
  assert.equal((await read(kv, "a"))?.session.usedAt, NOW);
  const renewals = await Promise.all(
    Array.from({ length: 5 }, () => renewSession(kv, "hash of a", at(NOW + DAY_MS))),
  );
  assert.equal(renewals.filter((row) => row !== null).length, 1);
  assert.equal((await read(kv, "a"))?.session.usedAt, NOW + DAY_MS);

  await endSession(kv, 1, "b");
  assert.equal(await renewSession(kv, "hash of b", at(NOW + 2 * DAY_MS)), null);
  assert.equal(await read(kv, "b"), null);
});

Deno.test("another network is written when it is first used, and not again", async () => {
  using kv = await openKvWithUser();
  const elsewhere = { now: NOW + 60_000, network: "203.0.113.…" };
  const renewals = await Promise.all(
    Array.from({ length: 5 }, () => renewSession(kv, "hash of a", elsewhere)),
  );
  assert.equal(renewals.filter((row) => row !== null).length, 1);
  const { usedAt, network } = (await read(kv, "a"))!.session;
  assert.deepEqual({ now: usedAt, network }, elsewhere);
  const later = { ...elsewhere, now: NOW + 120_000 };
  assert.equal(await renewSession(kv, "hash of a", later), null);
});

Deno.test("ending the others ends all but one, before their rows are removed", async () => {
  using kv = await openKvWithUser();
  const user = await endOtherSessions(kv, 1, "b");
  assert(typeof user === "object" && user !== null);
  assert.deepEqual(await living(kv), ["b"]);
  assert(await read(kv, "b"));
  for (const ended of ["a", "c"]) assert.equal(await read(kv, ended), null);
  assert.equal(await findSessionOwner(kv, "hash of a"), 1);

  await removeSessions(kv, 1, user.sessionEra);
  assert.equal(await findSessionOwner(kv, "hash of a"), null);
  assert.deepEqual(await living(kv), ["b"]);
  assert.equal(await endOtherSessions(kv, 1, "a"), null);
});

Deno.test("a change of a user's row survives that other sessions are ended meanwhile", async () => {
  using kv = await openKvWithUser();
  let isChanged = false;
  const racing = new Proxy(kv, {
    get(target, name) {
      if (name !== "getMany") return Reflect.get(target, name).bind(target);
      return async (...args: Parameters<Deno.Kv["getMany"]>) => {
        const entries = await target.getMany(...args);
        if (!isChanged) await target.set(keys.user(1), { ...USER, passwordHash: "new" });
        isChanged = true;
        return entries;
      };
    },
  });
  const user = await endOtherSessions(racing, 1, "a");
  assert(typeof user === "object" && user !== null);
  assert.deepEqual([user.passwordHash, user.sessionEra], ["new", 1]);
  assert.equal((await findUser(kv, 1))?.passwordHash, "new");
});

Deno.test("a session that began before the other sessions were ended is not valid", async () => {
  using kv = await openKvWithUser();
  await endOtherSessions(kv, 1, "a");
  await startSession(kv, session("late"), 0);
  assert.equal(await read(kv, "late"), null);
  assert.equal(await endOtherSessions(kv, 1, "late"), null);
});

Deno.test("a session of a deleted user is not valid", async () => {
  using kv = await openKvWithUser();
  await deleteUser(kv, 1, new Date(NOW));
  assert.equal(await read(kv, "a"), null);
  await removeSessions(kv, 1);
  for (const table of ["sessions", "sessions_by_user"]) {
    assert.deepEqual(await Array.fromAsync(kv.list({ prefix: [table] })), []);
  }
});
