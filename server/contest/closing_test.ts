import assert from "node:assert/strict";
import { agrees, type ContestResult } from "../../lib/contest/result.ts";
import { markClosing } from "../store/contest/contests.ts";
import { createContest } from "./contest.ts";
import { closeMonth } from "./closing.ts";
import {
  assertFails,
  MONTH_END,
  openTestContest,
  type TestContest,
} from "../../tests/support/contest.ts";

/** A month with twelve entries: the first ten have votes, the later ones more of them. */
async function fullMonth(): Promise<{ test: TestContest; ids: number[] }> {
  const test = await openTestContest();
  const ids: number[] = [];
  for (let entry = 0; entry < 12; entry++) {
    ids.push(await test.entry());
    test.clock.now++;
  }
  for (const [index, id] of ids.slice(0, 10).entries()) {
    for (let vote = 0; vote <= index % 5; vote++) await test.vote(id, 1 + index % 3);
  }
  return { test, ids };
}

async function resultOf({ contest }: TestContest, period: string): Promise<ContestResult> {
  const stream = await contest.result(period);
  assert.ok(stream, `a result of ${period}`);
  return await new Response(stream).json();
}

Deno.test("a closed month has winners, a page, and a result that visitors can count again", async () => {
  const { test, ids } = await fullMonth();
  await using _ = test;
  assert.equal(await test.contest.archive("2026-11"), null);
  assert.equal(await test.contest.result("2026-11"), null);
  test.clock.now = MONTH_END + 1000;

  const { period, winners, counting } = await test.contest.lastMonth();
  assert.deepEqual([period, winners.length, counting], ["2026-11", 10, false]);
  assert.deepEqual(winners.map(({ rank }) => rank), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  assert.ok(winners.every(({ isWinner }) => isWinner));
  const result = await resultOf(test, "2026-11");
  assert.equal(agrees(result), true);
  assert.equal(result.ranking.length, ids.length);
  const places = result.ranking.slice(0, 10).map(({ submissionId }) => submissionId);
  assert.deepEqual(winners.map(({ id }) => id), places);
  assert.deepEqual(
    winners.map(({ voteCount }) => voteCount),
    result.ranking.slice(0, 10).map(({ points }) => points),
  );
  const archive = await test.contest.archive("2026-11");
  assert.deepEqual([archive?.entriesCount, archive?.winners], [12, winners]);
  assert.deepEqual(await test.contest.months(), ["2026-11"]);
  const [own] = (await test.contest.own(winners[0]!.userId, { limit: 1 })).entries;
  assert.deepEqual([own!.isWinner, own!.rank], [true, 1]);
  assert.deepEqual(await test.listed("top"), []);
});

Deno.test("two timers and a reader close a month once, and all find the same", async () => {
  const { test } = await fullMonth();
  await using _ = test;
  test.clock.now = MONTH_END;
  const at = new Date(MONTH_END);
  const closings = await Promise.all([
    closeMonth(test.kv, "2026-11", at),
    closeMonth(test.kv, "2026-11", at),
    test.reopen().lastMonth().then(() => false),
    test.reopen().closePast().then(() => false),
  ]);
  assert.ok(closings.filter(Boolean).length <= 1);
  const first = await resultOf(test, "2026-11");
  test.clock.now += 40 * 86_400_000;
  assert.equal(await closeMonth(test.kv, "2026-11", new Date(test.clock.now)), false);
  assert.deepEqual(await resultOf(test, "2026-11"), first);
});

Deno.test("a closing that was cut off is finished later, with the same ranking", async () => {
  const { test } = await fullMonth();
  await using _ = test;
  const marked = "2026-12-01T00:00:00.123Z";
  await test.kv.set(["contests", "2026-11"], { state: "closing", closedAt: marked });
  await test.kv.set(["result_parts", "2026-11", 0], []);
  test.clock.now = MONTH_END + 5 * 60_000;
  const result = await resultOf(test, "2026-11");
  assert.deepEqual([result.closedAt, result.ranking.length, agrees(result)], [marked, 12, true]);
});

Deno.test("from the mark on nothing changes that is being counted, whatever the clocks say", async () => {
  await using test = await openTestContest();
  const { contest, kv } = test;
  const anna = await test.person();
  const { id } = await contest.submit(anna, { characterId: await test.cat(anna) });
  const characterId = await test.cat(anna);
  const closing = { state: "closing", closedAt: "2026-12-01T00:00:00.000Z" };
  await kv.set(["contests", "2026-11"], closing);
  await assertFails(contest.submit(anna, { characterId }), "conflict");
  await assertFails(contest.withdraw(anna, id), "conflict");
  await assertFails(test.vote(id, 5), "conflict");
});

Deno.test("a vote that was on its way when the month was marked is refused", async () => {
  await using test = await openTestContest();
  const { kv } = test;
  const submissionId = await test.entry();
  const userId = await test.person();
  const at = new Date(MONTH_END);
  /** A database in which the month is marked between what a vote reads and what it writes. */
  const racing = new Proxy(kv, {
    get(target, name) {
      if (name !== "getMany") return Reflect.get(target, name).bind(target);
      return async (keys: Deno.KvKey[]) => {
        const rows = await target.getMany(keys);
        await markClosing(target, "2026-11", at);
        return rows;
      };
    },
  });
  const contest = createContest({ kv: racing, now: () => new Date(MONTH_END - 1) });
  const vote = { submissionId, userId, rating: 5, clientAddress: "192.0.2.1" };
  await assert.rejects(contest.vote(vote), /This month's contest is over/);
  assert.equal((await kv.get(["votes", submissionId, userId])).value, null);
});

Deno.test("a month without entries, and this one, have no result", async () => {
  await using test = await openTestContest();
  await test.entry();
  await test.contest.closePast();
  for (const period of ["2026-10", "2026-11", "2026-12", "no month"]) {
    assert.equal(await test.contest.archive(period), null, period);
    assert.equal(await test.contest.result(period), null, period);
  }
  assert.deepEqual(await test.contest.lastMonth(), {
    period: "2026-10",
    winners: [],
    counting: false,
  });
});

Deno.test("deleting a winning character leaves a gap, and the result unchanged", async () => {
  const { test } = await fullMonth();
  await using _ = test;
  test.clock.now = MONTH_END;
  const { winners } = await test.contest.lastMonth();
  const result = await resultOf(test, "2026-11");
  await test.kv.delete(["characters", winners[1]!.characterId]);
  const left = (await test.contest.lastMonth()).winners;
  assert.deepEqual(left.map(({ rank }) => rank), [1, 3, 4, 5, 6, 7, 8, 9, 10]);
  assert.deepEqual(await resultOf(test, "2026-11"), result);
});
