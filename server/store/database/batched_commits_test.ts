import assert from "node:assert/strict";
import { commit } from "./commit.ts";
import { batchedCommits } from "./batched_commits.ts";

async function withKv(test: (parts: Awaited<ReturnType<typeof counted>>) => Promise<void>) {
  const parts = await counted();
  try {
    await test(parts);
  } finally {
    parts.kv.close();
  }
}

/** A database, and how often something was committed into it by batched operations. */
async function counted() {
  const kv = await Deno.openKv(":memory:");
  const count = { commits: 0 };
  const atomic = batchedCommits({
    atomic() {
      count.commits++;
      return kv.atomic();
    },
  });
  return { kv, atomic, count };
}

const ids = [...Array(25).keys()];

Deno.test("commits of the same moment are written together", () =>
  withKv(async ({ kv, atomic, count }) => {
    const results = await Promise.all(ids.map((id) => atomic().set(["cat", id], id).commit()));
    assert.ok(results.every(({ ok }) => ok));
    assert.equal(count.commits, 3);
    for (const id of ids) assert.equal((await kv.get(["cat", id])).value, id);
  }));

Deno.test("a commit whose check fails writes nothing, and does not block others", () =>
  withKv(async ({ kv, atomic }) => {
    await kv.set(["cat", 7], "there already");
    const results = await Promise.all(
      ids.map((id) =>
        atomic().check({ key: ["cat", id], versionstamp: null }).set(["cat", id], id)
          .set(["owner", id], id).commit()
      ),
    );
    assert.deepEqual(ids.filter((id) => !results[id]!.ok), [7]);
    assert.equal((await kv.get(["cat", 7])).value, "there already");
    assert.equal((await kv.get(["owner", 7])).value, null);
    assert.equal((await kv.get(["owner", 8])).value, 8);
  }));

Deno.test("a batch stays within the limits of one commit", () =>
  withKv(async ({ atomic, count }) => {
    const results = await Promise.all(ids.map((id) => {
      const operation = atomic();
      for (const part of [1, 2, 3]) {
        operation.check({ key: ["cat", id, part], versionstamp: null });
        for (let whisker = 0; whisker < 50; whisker++) operation.set(["cat", id, part, whisker], 1);
      }
      return operation.commit();
    }));
    assert.ok(results.every(({ ok }) => ok));
    assert.equal(count.commits, 9, "three of three checks each");
  }));

Deno.test("sums of one row are merged, and so are checks of one version", () =>
  withKv(async ({ kv, atomic, count }) => {
    await kv.set(["contest"], "open");
    const contest = await kv.get(["contest"]);
    const results = await Promise.all(
      ids.map((id) => atomic().check(contest).sum(["votes"], BigInt(id)).commit()),
    );
    assert.ok(results.every(({ ok }) => ok));
    assert.equal(count.commits, 3);
    assert.equal(Number((await kv.get<Deno.KvU64>(["votes"])).value), 300);
  }));

Deno.test("a commit with an outdated check fails alone", () =>
  withKv(async ({ kv, atomic }) => {
    await kv.set(["contest"], "open");
    const old = await kv.get(["contest"]);
    await kv.set(["contest"], "closed");
    const current = await kv.get(["contest"]);
    const results = await Promise.all(
      ids.map((id) => atomic().check(id === 3 ? old : current).set(["vote", id], id).commit()),
    );
    assert.deepEqual(ids.filter((id) => !results[id]!.ok), [3]);
    assert.equal((await kv.get(["vote", 3])).value, null);
  }));

Deno.test("a row that one writes is neither checked, written nor added to by another", () =>
  withKv(async ({ kv, atomic, count }) => {
    const unset = { key: ["cat"], versionstamp: null };
    const results = await Promise.all([
      atomic().check(unset).set(["cat"], 1).commit(),
      atomic().check(unset).set(["owner"], 1).commit(),
      atomic().delete(["cat"]).commit(),
      atomic().sum(["cat"], 1n).commit().catch(() => "not a number"),
    ]);
    assert.equal(count.commits, 4);
    assert.deepEqual(results[0], { ...results[0], ok: true });
    assert.deepEqual(results[1], { ok: false });
    assert.equal((await kv.get(["owner"])).value, null);
  }));

Deno.test("an invalid write fails only its own writer", () =>
  withKv(async ({ kv, atomic }) => {
    const tooLarge = new Uint8Array(70_000);
    const results = await Promise.allSettled([
      atomic().set(["cat", 1], "small").commit(),
      atomic().set(["cat", 2], tooLarge).commit(),
      atomic().delete(["cat", 3]).commit(),
    ]);
    assert.deepEqual(results.map(({ status }) => status), ["fulfilled", "rejected", "fulfilled"]);
    assert.equal((await kv.get(["cat", 1])).value, "small");
  }));

Deno.test("no change of the same row is lost", () =>
  withKv(async ({ kv, atomic }) => {
    await kv.set(["credits"], 0);
    await Promise.all(ids.map(() =>
      commit(async () => {
        const entry = await kv.get<number>(["credits"]);
        const operation = atomic().check(entry).set(entry.key, entry.value! + 1);
        return { operation, answer: true };
      })
    ));
    assert.equal((await kv.get(["credits"])).value, ids.length);
  }));
