import assert from "node:assert/strict";
import type { User } from "../../lib/user.ts";
import { MONTH_END, openTestContest, type TestContest } from "../../tests/support/contest.ts";
import { archiveData, communityData } from "./community_data.ts";

function show({ contest }: TestContest, query: string, id?: number) {
  const user: User | null = id === undefined
    ? null
    : { id, username: `person${id}`, remainingGenerations: 6 };
  return communityData(contest, new URLSearchParams(query), user);
}

Deno.test("the current tab has sixty entries, the visitor's votes, and the next cursor", async () => {
  using test = await openTestContest();
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
  using test = await openTestContest();
  const anna = await test.person();
  const { id } = await test.contest.submit(anna, { characterId: await test.cat(anna) });
  await test.vote(id, 5);
  assert.equal(await archiveData(test.contest, "2026-11"), null);
  test.clock.now = MONTH_END;
  const { winners } = await show(test, "tab=winners");
  assert.deepEqual([winners!.period, winners!.months], ["2026-11", ["2026-11"]]);
  assert.deepEqual(winners!.winners.map(({ id }) => id), [id]);
  const { mine } = await show(test, "tab=mine", anna);
  assert.deepEqual(mine!.entries.map(({ isWinner }) => isWinner), [true]);
  assert.equal((await show(test, "tab=mine")).tab, "current");
  const archive = await archiveData(test.contest, "2026-11");
  assert.deepEqual([archive!.entriesCount, archive!.winners.length], [1, 1]);
  assert.equal(archive!.resultUrl, "/api/community/contests/2026-11/result");
  assert.equal(await archiveData(test.contest, "2026-13"), null);
});
