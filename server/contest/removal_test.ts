import assert from "node:assert/strict";
import { keys } from "../store/keys.ts";
import { leaveContests } from "./removal.ts";
import { MONTH_END, openTestContest } from "../../tests/support/contest.ts";

Deno.test("deleting an account removes its entries; its votes still count, anonymously", async () => {
  await using test = await openTestContest();
  const { kv, contest, clock } = test;
  const [anna, ben] = [await test.person(), await test.person()];
  const { id } = await contest.submit(anna, { characterId: await test.cat(anna) });
  const { id: bens } = await contest.submit(ben, { characterId: await test.cat(ben) });
  const clientAddress = "192.0.2.1";
  await contest.vote({ submissionId: bens, userId: anna, rating: 5, clientAddress });
  await contest.vote({ submissionId: id, userId: ben, rating: 3, clientAddress });
  await contest.report(anna, bens, { reason: "spam" });
  await contest.report(ben, id, { reason: "other", text: "I do not like it." });
  assert.equal((await test.listed("top")).length, 2);

  await kv.delete(keys.user(anna));
  await leaveContests(kv, anna);
  assert.deepEqual(await test.listed("top"), [bens]);
  const { entries: [entry] } = await contest.list({ sort: "top", limit: 1 });
  assert.equal(entry!.voteCount, 5);
  const gone: Deno.KvKey[] = [
    keys.submission(id),
    keys.vote(bens, anna),
    keys.voteByUser(anna, "2026-11", bens),
    keys.submissionByUser(anna, id),
    keys.report(bens, anna),
    keys.reportByUser(anna, bens),
    keys.report(id, ben),
  ];
  for (const key of gone) assert.equal((await kv.get(key)).value, null, key.join());

  clock.now = MONTH_END;
  const { winners } = await contest.lastMonth();
  assert.deepEqual(winners.map(({ id, voteCount }) => [id, voteCount]), [[bens, 5]]);
});

Deno.test("nothing is taken away while the month is being counted", async () => {
  await using test = await openTestContest();
  const anna = await test.person();
  const { id } = await test.contest.submit(anna, { characterId: await test.cat(anna) });
  await test.kv.set(["contests", "2026-11"], { state: "closing", closedAt: "2026-12-01" });
  await assert.rejects(leaveContests(test.kv, anna), /being counted/);
  assert.notEqual((await test.kv.get(keys.submission(id))).value, null);
  test.clock.now = MONTH_END;
  await test.contest.closePast();
  await leaveContests(test.kv, anna);
  assert.equal((await test.kv.get(keys.submission(id))).value, null);
});
