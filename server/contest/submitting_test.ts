import assert from "node:assert/strict";
import { keys } from "../store/keys.ts";
import { deleteCharacter } from "../store/characters/deleted_characters.ts";
import { assertFails, MONTH_END, openTestContest } from "../../tests/support/contest.ts";

Deno.test("a user's character enters once a month, and is listed at once", async () => {
  await using test = await openTestContest();
  const { contest, clock } = test;
  const [anna, ben] = [await test.person(), await test.person()];
  const characterId = await test.cat(anna);
  assert.deepEqual(await test.listed("discover"), []);

  const entry = await contest.submit(anna, { characterId, description: "My best friend" });
  assert.equal(entry.username, "person1");
  assert.equal(entry.character.id, characterId);
  assert.deepEqual(
    [entry.status, entry.contestPeriod, entry.voteCount, entry.isWinner, entry.description],
    ["active", "2026-11", 0, false, "My best friend"],
  );
  for (const sort of ["discover", "top", "new"] as const) {
    assert.deepEqual(await test.listed(sort), [entry.id]);
  }
  await assertFails(contest.submit(anna, { characterId }), "conflict");
  await assertFails(contest.submit(ben, { characterId }), "notFound");
  await assertFails(contest.submit(ben, { characterId: 4711 }), "notFound");
  clock.now = MONTH_END;
  assert.equal((await contest.submit(anna, { characterId })).contestPeriod, "2026-12");
});

Deno.test("an entry of the last moment of a month is not listed in the next one", async () => {
  await using test = await openTestContest();
  const anna = await test.person();
  const characterId = await test.cat(anna);
  test.clock.now = MONTH_END;
  assert.deepEqual(await test.listed("new"), []);
  // Its request began before the month ended, and is answered by a process that shows the next one.
  test.clock.now = MONTH_END - 1;
  assert.equal((await test.contest.submit(anna, { characterId })).contestPeriod, "2026-11");
  test.clock.now = MONTH_END;
  assert.deepEqual(await test.listed("new"), []);
});

Deno.test("twenty submissions of one character at once are one entry", async () => {
  await using test = await openTestContest();
  const anna = await test.person();
  const characterId = await test.cat(anna);
  const tries = Array.from({ length: 20 }, () => test.contest.submit(anna, { characterId }));
  const done = (await Promise.allSettled(tries)).filter(({ status }) => status === "fulfilled");
  assert.equal(done.length, 1);
  assert.equal((await test.listed("new")).length, 1);
});

Deno.test("profane words are refused, wherever they stand", async () => {
  await using test = await openTestContest();
  const anna = await test.person();
  const characterId = await test.cat(anna);
  await assertFails(
    test.contest.submit(anna, { characterId, description: "shit happens" }),
    "invalid",
  );
  const rude = await test.cat(anna, { name: "Fucker" });
  await assertFails(test.contest.submit(anna, { characterId: rude }), "invalid");
});

Deno.test("withdrawing cannot be undone, but the character may enter anew", async () => {
  await using test = await openTestContest();
  const { contest } = test;
  const [anna, ben] = [await test.person(), await test.person()];
  const characterId = await test.cat(anna);
  const { id } = await contest.submit(anna, { characterId });
  await test.vote(id, 4);
  await assertFails(contest.withdraw(ben, id), "notFound");

  const withdrawn = await contest.withdraw(anna, id);
  assert.deepEqual([withdrawn.status, withdrawn.voteCount], ["withdrawn", 4]);
  assert.deepEqual(await test.listed("top"), []);
  await assertFails(contest.withdraw(anna, id), "conflict");
  await assertFails(test.vote(id, 5), "conflict");
  const again = await contest.submit(anna, { characterId });
  assert.equal(again.voteCount, 0);
  const { entries } = await contest.own(anna, { limit: 10 });
  assert.deepEqual(entries.map(({ status }) => status), ["active", "withdrawn"]);
});

Deno.test("a deleted character leaves the contest, and does not come back when it is restored", async () => {
  await using test = await openTestContest();
  const { kv, contest, clock } = test;
  const anna = await test.person();
  const characterId = await test.cat(anna);
  const { id } = await contest.submit(anna, { characterId });
  const at = new Date(clock.now);
  await deleteCharacter(kv, { id: characterId, userId: anna, at, until: clock.now + 1 });
  assert.deepEqual(await test.listed("discover"), []);
  assert.equal((await kv.get(keys.activeSubmission("2026-11", characterId))).value, null);
  const [own] = (await contest.own(anna, { limit: 10 })).entries;
  assert.deepEqual([own!.id, own!.status, own!.character], [id, "withdrawn", null]);
});

Deno.test("characters that are not in this month's contest can enter", async () => {
  await using test = await openTestContest();
  const { contest, clock } = test;
  const anna = await test.person();
  assert.deepEqual(await contest.eligible(anna, { limit: 2 }), { characters: [] });
  const cats = [];
  for (let cat = 0; cat < 4; cat++) cats.push(await test.cat(anna));
  const entry = await contest.submit(anna, { characterId: cats[2]! });
  const first = await contest.eligible(anna, { limit: 2 });
  assert.deepEqual(first.characters.map(({ id }) => id), [cats[3], cats[1]]);
  const rest = await contest.eligible(anna, { limit: 2, cursor: first.next });
  assert.deepEqual([rest.characters.map(({ id }) => id), rest.next], [[cats[0]], undefined]);
  await contest.withdraw(anna, entry.id);
  assert.equal((await contest.eligible(anna, { limit: 9 })).characters.length, 4);
  for (const characterId of cats) await contest.submit(anna, { characterId });
  assert.deepEqual(await contest.eligible(anna, { limit: 9 }), { characters: [] });
  clock.now = MONTH_END;
  assert.equal((await contest.eligible(anna, { limit: 9 })).characters.length, 4);
});

Deno.test("an unlisted character cannot enter until it is public", async () => {
  await using test = await openTestContest();
  const { contest, kv } = test;
  const anna = await test.person();
  const characterId = await test.cat(anna, { isUnlisted: true });
  await assertFails(contest.submit(anna, { characterId }), "conflict");
  assert.deepEqual(await test.listed("new"), []);
  const stored = await kv.get<object>(keys.character(characterId));
  await kv.set(stored.key, { ...stored.value, isUnlisted: false });
  await contest.submit(anna, { characterId });
});
