/**
 * An answer to a commit that is lost after the server has done it: the client's own change is not
 * taken for another client's.
 */
import assert from "node:assert/strict";
import { newSession } from "../../server/accounts/sessions.ts";
import { openTestContest } from "../support/contest.ts";
import { atomic, commit } from "../../server/store/database/commit.ts";
import { openDatabase } from "../../server/store/database/database.ts";
import { openSequence } from "../../server/store/database/sequences.ts";
import { createUser } from "../../server/store/accounts/users.ts";
import type { UserRow } from "../../server/store/accounts/user_row.ts";
import { type Denokv, kvConnectTest } from "./denokv.ts";
import { type Fate, onceForCommit, startKvProxy } from "./kv_proxy.ts";

const FATES: Record<string, Fate> = { lost: "lost", "cut off": "cut", late: { lateMs: 2_300 } };

async function proxied({ url }: Denokv) {
  const proxy = startKvProxy(url);
  const kv = await openDatabase(proxy.url);
  return {
    proxy,
    kv,
    async [Symbol.asyncDispose]() {
      kv.close();
      await proxy[Symbol.asyncDispose]();
    },
  };
}

function account(id: number): UserRow {
  const createdAt = new Date().toISOString();
  const names = { username: `person${id}`, email: `person${id}@example.com` };
  return { id, ...names, passwordHash: "", sessionEra: 0, createdAt };
}

const sessionOf = (userId: number) =>
  newSession({ userId, device: "Test", clientAddress: "unknown", now: Date.now() });

for (const [name, fate] of Object.entries(FATES)) {
  kvConnectTest(
    `a registration whose answer is ${name} succeeds and is no taken name`,
    async (denokv) => {
      await using test = await proxied(denokv);
      const { kv, proxy } = test;
      proxy.fate = onceForCommit(fate);
      const created = await createUser(kv, account(1), sessionOf(1));
      assert.deepEqual(created, { id: 1, username: "person1", remainingGenerations: 6 });
      const again = await createUser(kv, { ...account(2), username: "person1" }, sessionOf(2));
      assert.equal(again, "username");
    },
  );
}

for (const fate of ["lost", "cut"] as const) {
  kvConnectTest(
    `a count goes up by one for each, although every third answer is ${fate}`,
    async (denokv) => {
      await using test = await proxied(denokv);
      const { kv, proxy } = test;
      let answers = 0;
      proxy.fate = (kind) => kind === "atomic_write" && ++answers % 3 === 0 ? fate : "pass";
      const increment = () =>
        commit(async () => {
          const stored = await kv.get<number>(["count"]);
          const next = (stored.value ?? 0) + 1;
          return { operation: atomic(kv).check(stored).set(stored.key, next), answer: next };
        });
      const counts: unknown[] = [];
      for (let round = 0; round < 5; round++) {
        counts.push(...await Promise.all([increment(), increment(), increment()]));
      }
      assert.equal(new Set(counts).size, 15);
      assert.equal((await kv.get(["count"])).value, 15);
      const next = openSequence(kv, "cats");
      assert.deepEqual([await next(), await next()], [1, 2]);
    },
  );
}

kvConnectTest(
  "first votes whose answers are lost are first votes, and counted once",
  async (denokv) => {
    await using test = await proxied(denokv);
    const { kv, proxy } = test;
    const { contest, entry, person } = await openTestContest({ database: kv, isShared: true });
    const submissionId = await entry();
    const people = await Promise.all(Array.from({ length: 20 }, person));
    let commits = 0;
    proxy.fate = (kind) => kind === "atomic_write" && ++commits % 2 === 0 ? "lost" : "pass";
    const votes = await Promise.all(
      people.map((userId) =>
        contest.vote({ submissionId, userId, rating: 3, clientAddress: "192.0.2.1" })
      ),
    );
    proxy.fate = () => "pass";
    assert.equal(votes.length, 20);
    const again = { submissionId, userId: people[0]!, rating: 3, clientAddress: "192.0.2.1" };
    await assert.rejects(contest.vote(again), /already voted/);
    const { entries } = await contest.list({ sort: "top", limit: 1 });
    assert.equal(entries[0]!.voteCount, 60);
    await contest.close();
  },
);
