import assert from "node:assert/strict";
import { atomic, commit, CONFLICT } from "./commit.ts";

const KEY = ["count"];

Deno.test("a hundred writers of one key all succeed, none is lost", async () => {
  using kv = await Deno.openKv(":memory:");
  const increment = () =>
    commit(async () => {
      const stored = await kv.get<number>(KEY);
      const next = (stored.value ?? 0) + 1;
      return { operation: atomic(kv).check(stored).set(KEY, next), answer: next };
    });
  const answers = await Promise.all(Array.from({ length: 100 }, increment));
  assert.equal(new Set(answers).size, 100);
  assert.equal((await kv.get(KEY)).value, 100);
});

Deno.test("a check that can never succeed is a conflict, not an exception", async () => {
  using kv = await Deno.openKv(":memory:");
  await kv.set(KEY, 1);
  const never = { key: KEY, versionstamp: null };
  const answer = await commit(() =>
    Promise.resolve({ operation: atomic(kv).check(never).set(KEY, 2), answer: "written" })
  );
  assert.equal(answer, CONFLICT);
  assert.equal((await kv.get(KEY)).value, 1);
});

Deno.test("two handles of one file both write, although SQLite reports locks", async () => {
  const folder = await Deno.makeTempDir();
  try {
    using one = await Deno.openKv(`${folder}/kv.sqlite3`);
    using other = await Deno.openKv(`${folder}/kv.sqlite3`);
    const increment = (kv: Deno.Kv) =>
      commit(async () => {
        const stored = await kv.get<number>(KEY);
        const next = (stored.value ?? 0) + 1;
        return { operation: atomic(kv).check(stored).set(KEY, next), answer: next };
      });
    for (let round = 0; round < 25; round++) await Promise.all([increment(one), increment(other)]);
    assert.equal((await one.get(KEY)).value, 50);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("other errors are thrown", async () => {
  const broken = () => Promise.reject(new Error("disk is full"));
  await assert.rejects(commit(broken), /disk is full/);
});

Deno.test("a commit that a KV Connect server would refuse is refused by every database", async () => {
  using kv = await Deno.openKv(":memory:");
  const ids = (count: number) => Array.from({ length: count }, (_, id) => id);
  const checking = (count: number) => {
    const operation = atomic(kv);
    for (const id of ids(count)) operation.check({ key: [...KEY, id], versionstamp: null });
    return operation.set(KEY, count).commit();
  };
  const writing = (count: number, value: unknown) => {
    const operation = atomic(kv);
    for (const id of ids(count)) operation.set([...KEY, id], value);
    return operation.commit();
  };
  const kilobytes = (count: number) => new Uint8Array(count * 1024);

  assert.equal((await checking(10)).ok, true);
  await assert.rejects(checking(11), /11 checks/);
  assert.equal((await kv.get(KEY)).value, 10);
  assert.equal((await writing(999, 1)).ok, true);
  await assert.rejects(writing(1000, 1), /1001 mutations/);
  assert.equal((await writing(13, kilobytes(60))).ok, true);
  await assert.rejects(writing(14, kilobytes(60)), /too large/);
});
