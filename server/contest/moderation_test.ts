import assert from "node:assert/strict";
import type { CharacterRow } from "../store/characters/character_row.ts";
import { createModeration } from "./moderation.ts";
import { assertFails, MONTH_END, openTestContest } from "../../tests/support/contest.ts";

Deno.test("an entry is reported once by each person", async () => {
  await using test = await openTestContest();
  const submissionId = await test.entry();
  const ben = await test.person();
  await test.contest.report(ben, submissionId, { reason: "spam", text: "It sells shoes." });
  await assertFails(test.contest.report(ben, submissionId, { reason: "other" }), "conflict");
  await assertFails(test.contest.report(ben, 4711, { reason: "other" }), "notFound");

  const answer = await createModeration({ kv: test.kv }).carryOut({ action: "list" });
  assert.ok("reported" in answer && answer.reported.length === 1);
  const { character, username, hidden, decided, reports } = answer.reported[0]!;
  assert.deepEqual([character?.name, username, hidden, decided], [
    "Cat 1",
    "person1",
    false,
    false,
  ]);
  assert.deepEqual(reports.map(({ reason, text }) => [reason, text]), [[
    "spam",
    "It sells shoes.",
  ]]);
});

Deno.test("an unlisted character is named by its slug, which moderators find it by", async () => {
  await using test = await openTestContest();
  const submissionId = await test.entry();
  await test.contest.report(await test.person(), submissionId, { reason: "spam" });
  const { value: row } = await test.kv.get<CharacterRow>(["characters", 1]);
  await test.kv.set(["characters", 1], { ...row, isUnlisted: true, slug: "a".repeat(26) });
  const answer = await createModeration({ kv: test.kv }).carryOut({ action: "list" });
  assert.ok("reported" in answer);
  assert.equal(answer.reported[0]!.character?.ref, "a".repeat(26));
});

Deno.test("a hidden entry leaves lists and ranking; restored it is back with its points", async () => {
  await using test = await openTestContest();
  const { kv, contest, clock } = test;
  const now = () => new Date(clock.now);
  const moderation = createModeration({ kv, now, onDecision: contest.recheck });
  const anna = await test.person();
  const characterId = await test.cat(anna);
  const { id } = await contest.submit(anna, { characterId });
  const other = await test.entry();
  await test.vote(id, 4);
  assert.deepEqual(await test.listed("top"), [id, other]);

  const decide = (action: "hide" | "restore") =>
    moderation.carryOut({ action, submissionId: id, reason: "rude" });
  await decide("hide");
  assert.deepEqual(await test.listed("top"), [other]);
  await assertFails(test.vote(id, 5), "notFound");
  await assertFails(contest.submit(anna, { characterId }), "conflict");
  await assertFails(decide("hide"), "conflict");
  assert.equal((await contest.own(anna, { limit: 1 })).entries[0]!.hidden, true);
  await decide("restore");
  assert.deepEqual(await test.listed("top"), [id, other]);
  assert.equal((await contest.list({ sort: "top", limit: 1 })).entries[0]!.voteCount, 4);

  await decide("hide");
  const log = await moderation.carryOut({ action: "log" });
  assert.ok("decisions" in log);
  assert.deepEqual(log.decisions.map(({ action }) => action), ["hide", "restore", "hide"]);
  clock.now = MONTH_END;
  assert.deepEqual((await contest.lastMonth()).winners, []);
  assert.equal((await contest.archive("2026-11"))?.entriesCount, 1);
});
