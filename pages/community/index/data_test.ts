import assert from "node:assert/strict";
import type { User } from "../../../lib/user.ts";
import { MONTH_END, openTestContest, type TestContest } from "../../../tests/support/contest.ts";
import { testPageContext } from "../../../tests/support/pages.ts";
import { data as archiveData } from "../@period/+data.ts";
import { data } from "./+data.ts";

function show({ contest }: TestContest, query: string, id?: number) {
  const user: User | null = id === undefined
    ? null
    : { id, username: `person${id}`, remainingGenerations: 6 };
  return data(testPageContext({ contest }, { url: `/community?${query}`, user }));
}

async function showMonth({ contest }: TestContest, period: string) {
  const url = `/community/${period}`;
  const context = testPageContext({ contest }, { url, routeParams: { period } });
  return { archive: await archiveData(context), status: context.status };
}

Deno.test("the current tab has sixty entries, the user's votes, and where it goes on", async () => {
  await using test = await openTestContest();
  const anna = await test.person();
  for (let entry = 0; entry < 61; entry++) await test.entry();
  const { period, votingEnds, tab, current, winners, mine } = await show(test, "");
  assert.deepEqual([period, votingEnds, tab], ["2026-11", "2026-11-30", "current"]);
  assert.deepEqual([current!.sort, current!.entries.length, current!.total], ["discover", 60, 61]);
  assert.deepEqual([winners, mine, current!.votes], [undefined, undefined, []]);

  const rest = await show(test, `cursor=${current!.next}`);
  assert.deepEqual([rest.current!.entries.length, rest.current!.next], [1, undefined]);
  const again = await show(test, `cursor=${current!.cursor}`);
  assert.deepEqual(again.current!.entries, current!.entries);

  const submissionId = current!.entries[0]!.id;
  await test.contest.vote({ submissionId, userId: anna, rating: 2, clientAddress: "192.0.2.1" });
  const hers = await show(test, "sort=top", anna);
  assert.deepEqual(hers.current!.votes, [{ submissionId, rating: 2 }]);
  assert.equal(hers.current!.entries[0]!.voteCount, 2);
});

Deno.test("last month's winners, the archive, and the user's own entries", async () => {
  await using test = await openTestContest();
  const anna = await test.person();
  const { id } = await test.contest.submit(anna, { characterId: await test.cat(anna) });
  await test.vote(id, 5);
  assert.deepEqual(await showMonth(test, "2026-11"), { archive: null, status: 404 });
  test.clock.now = MONTH_END;
  const { winners } = await show(test, "tab=winners");
  assert.deepEqual([winners!.period, winners!.months], ["2026-11", ["2026-11"]]);
  assert.deepEqual(winners!.winners.map(({ id }) => id), [id]);
  const { mine } = await show(test, "tab=mine", anna);
  assert.deepEqual(mine!.entries.map(({ isWinner }) => isWinner), [true]);
  assert.equal((await show(test, "tab=mine")).tab, "current");
  const { archive, status } = await showMonth(test, "2026-11");
  assert.deepEqual([archive!.entriesCount, archive!.winners.length, status], [1, 1, undefined]);
  assert.equal(archive!.resultUrl, "/api/community/contests/2026-11/result");
  assert.deepEqual(await showMonth(test, "2026-13"), { archive: null, status: 404 });
});
