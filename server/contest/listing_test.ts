import assert from "node:assert/strict";
import type { SubmissionSort } from "../../lib/contest/submission.ts";
import { assertFails, openTestContest, type TestContest } from "../../tests/support/contest.ts";

/** Ids page by page, to the end. */
async function pages({ contest }: TestContest, sort: SubmissionSort, limit: number) {
  const found: number[][] = [];
  let cursor: string | undefined;
  do {
    const { entries, next } = await contest.list({ sort, limit, cursor });
    found.push(entries.map(({ id }) => id));
    cursor = next;
  } while (cursor !== undefined);
  return found;
}

async function withEntries(count: number): Promise<{ test: TestContest; ids: number[] }> {
  const test = await openTestContest();
  const ids: number[] = [];
  for (let entry = 0; entry < count; entry++) {
    ids.push(await test.entry());
    test.clock.now++;
  }
  return { test, ids };
}

Deno.test("by points, by time: every entry once, page by page", async () => {
  const { test, ids } = await withEntries(5);
  await using _ = test;
  const [a, b, c, d, e] = ids;
  assert.deepEqual(await pages(test, "new", 2), [[e, d], [c, b], [a]]);
  await test.vote(d!, 5);
  await test.vote(b!, 3);
  await test.vote(b!, 2);
  await test.vote(a!, 1);
  assert.deepEqual(await pages(test, "top", 2), [[b, d], [a, c], [e]]);
  const reopened = test.reopen();
  const again = await reopened.list({ sort: "top", limit: 3 });
  assert.deepEqual(again.entries.map(({ id }) => id), [b, d, a]);
  assert.equal(again.total, 5);
});

Deno.test("the next page by points misses no entry that stays behind the last one shown", async () => {
  const { test, ids } = await withEntries(4);
  await using _ = test;
  const [a, b, c, d] = ids;
  const first = await test.contest.list({ sort: "top", limit: 2 });
  assert.deepEqual(first.entries.map(({ id }) => id), [a, b]);
  await test.vote(b!, 5);
  const rest = await test.contest.list({ sort: "top", limit: 2, cursor: first.next });
  assert.deepEqual(rest.entries.map(({ id }) => id), [c, d]);
});

Deno.test("discovering: each visitor sees every entry once, whatever happens meanwhile", async () => {
  const { test, ids } = await withEntries(30);
  await using _ = test;
  const first = await test.contest.list({ sort: "discover", limit: 10 });
  await test.entry();
  await test.contest.list({ sort: "discover", limit: 10 });
  test.clock.now += 60_000;
  const seen = first.entries.map(({ id }) => id);
  let next = first.next;
  while (next !== undefined) {
    const page = await test.contest.list({ sort: "discover", limit: 10, cursor: next });
    seen.push(...page.entries.map(({ id }) => id));
    next = page.next;
  }
  assert.deepEqual(seen.toSorted((a, b) => a - b), ids);
  const again = await test.contest.list({ sort: "discover", limit: 10, cursor: first.cursor });
  assert.deepEqual(again.entries.map(({ id }) => id), seen.slice(0, 10));
});

Deno.test("discovering: the least shown come first, also after a restart", async () => {
  const { test, ids } = await withEntries(30);
  await using _ = test;
  const shown = new Set<number>();
  for (let visitor = 0; visitor < 3; visitor++) {
    const { entries } = await test.contest.list({ sort: "discover", limit: 10 });
    for (const { id } of entries) shown.add(id);
    test.clock.now += 60_000;
  }
  assert.equal(shown.size, ids.length);

  const newest = await test.entry();
  await test.contest.close();
  const { entries: [first] } = await test.reopen().list({ sort: "discover", limit: 10 });
  assert.equal(first!.id, newest);
});

Deno.test("simultaneous visitors begin at different entries", async () => {
  const { test } = await withEntries(60);
  await using _ = test;
  const begins = new Set<number>();
  for (let visitor = 0; visitor < 20; visitor++) {
    const { entries } = await test.contest.list({ sort: "discover", limit: 1 });
    begins.add(entries[0]!.id);
  }
  assert.ok(begins.size > 5, `${begins.size} different ones`);
});

Deno.test("entries that another process removed leave the lists", async () => {
  const { test, ids } = await withEntries(3);
  await using _ = test;
  assert.equal((await test.listed("top")).length, 3);
  await test.kv.delete(["submissions", ids[1]!]);
  assert.deepEqual(await test.listed("top"), [ids[0], ids[2]]);
  assert.equal((await test.contest.list({ sort: "top", limit: 9 })).total, 2);
});

Deno.test("a malformed cursor is refused", async () => {
  const { test } = await withEntries(1);
  await using _ = test;
  const sorts = ["discover", "top", "new"] as const;
  for (const sort of sorts) {
    for (const cursor of ["x", "1-2", "-1--1", "1-1-9999999999999999-1", "9".repeat(60)]) {
      await assertFails(test.contest.list({ sort, limit: 10, cursor }), "invalid");
    }
  }
});
