import assert from "node:assert/strict";
import { batchedReads } from "./batched_reads.ts";

async function withKv(test: (kv: Deno.Kv) => Promise<void>) {
  using kv = await Deno.openKv(":memory:");
  await test(kv);
}

Deno.test("reads of one batch return each its own row", () =>
  withKv(async (kv) => {
    for (let id = 0; id < 25; id++) await kv.set(["cat", id], `cat ${id}`);
    const rounds: number[] = [];
    const reads = batchedReads({
      getMany: (keys: readonly unknown[]) => {
        rounds.push(keys.length);
        return kv.getMany(keys as never) as never;
      },
    });

    const ids = [...Array(26).keys()];
    const found = await Promise.all(ids.map((id) => reads.get<string>(["cat", id])));
    assert.deepEqual(found.map(({ value }) => value), [
      ...ids.slice(0, 25).map((id) => `cat ${id}`),
      null,
    ]);
    assert.deepEqual(rounds, [10, 10, 6]);
  }));

Deno.test("a read sees what was written before it was asked for", () =>
  withKv(async (kv) => {
    const reads = batchedReads(kv);
    await kv.set(["cat"], "old");
    const before = reads.get(["cat"]);
    await kv.set(["cat"], "new");
    assert.equal((await reads.get(["cat"])).value, "new");
    assert.ok((await before).value);
  }));

Deno.test("simultaneous reads of one key are one read", () =>
  withKv(async (kv) => {
    await kv.set(["contest"], "open");
    const rounds: number[] = [];
    const reads = batchedReads({
      getMany: (keys: readonly unknown[]) => {
        rounds.push(keys.length);
        return kv.getMany(keys as never) as never;
      },
    });
    const found = await Promise.all(
      ["contest", "cat", "contest"].map((key) => reads.get<string>([key])),
    );
    assert.deepEqual(found.map(({ value }) => value), ["open", null, "open"]);
    assert.deepEqual(rounds, [2]);
  }));

Deno.test("a read that fails fails for every caller", () =>
  withKv(async (kv) => {
    const reads = batchedReads(kv);
    const tooLong = "x".repeat(3000);
    const answers = await Promise.allSettled([reads.get(["cat"]), reads.get([tooLong])]);
    assert.deepEqual(answers.map(({ status }) => status), ["rejected", "rejected"]);
    assert.equal((await reads.get(["cat"])).value, null);
  }));
