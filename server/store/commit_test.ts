import assert from "node:assert/strict";
import { commit, CONFLICT } from "./commit.ts";

const KEY = ["count"];

Deno.test("a hundred writers of one key all succeed, none is lost", async () => {
  using kv = await Deno.openKv(":memory:");
  const increment = () =>
    commit(async () => {
      const stored = await kv.get<number>(KEY);
      const next = (stored.value ?? 0) + 1;
      return { operation: kv.atomic().check(stored).set(KEY, next), answer: next };
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
    Promise.resolve({ operation: kv.atomic().check(never).set(KEY, 2), answer: "written" })
  );
  assert.equal(answer, CONFLICT);
  assert.equal((await kv.get(KEY)).value, 1);
});

Deno.test("two handles of one file count on, although SQLite says it is locked", async () => {
  const folder = await Deno.makeTempDir();
  try {
    using one = await Deno.openKv(`${folder}/kv.sqlite3`);
    using other = await Deno.openKv(`${folder}/kv.sqlite3`);
    const increment = (kv: Deno.Kv) =>
      commit(async () => {
        const stored = await kv.get<number>(KEY);
        const next = (stored.value ?? 0) + 1;
        return { operation: kv.atomic().check(stored).set(KEY, next), answer: next };
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
