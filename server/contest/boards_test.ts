/**
 * Two processes over one database: what one of them writes the other one shows.
 */
import assert from "node:assert/strict";
import { moderate } from "../store/contest/reports.ts";
import { openTestContest } from "../../tests/support/contest.ts";

const ADDRESS = "192.0.2.1";

Deno.test("[boards] added, withdrawn, hidden and restored entries show on other processes at once", async () => {
  await using test = await openTestContest({ isShared: true });
  const elsewhere = test.reopen();
  const listed = async () =>
    (await elsewhere.list({ sort: "new", limit: 60 })).entries.map(({ id }) => id);
  assert.deepEqual(await listed(), []);

  const anna = await test.person();
  const first = await test.contest.submit(anna, { characterId: await test.cat(anna) });
  assert.deepEqual(await listed(), [first.id]);
  test.clock.now++;
  const second = await test.entry();
  assert.deepEqual(await listed(), [second, first.id]);
  await test.contest.withdraw(anna, first.id);
  assert.deepEqual(await listed(), [second]);
  const decision = {
    submissionId: second,
    reason: "why",
    at: new Date(test.clock.now).toISOString(),
  };
  await moderate(test.kv, { ...decision, action: "hide" });
  assert.deepEqual(await listed(), []);
  await moderate(test.kv, { ...decision, action: "restore" });
  assert.deepEqual(await listed(), [second]);
});

Deno.test("[boards] other processes show new points at once, the new order once votes are announced", async () => {
  await using test = await openTestContest({ isShared: true });
  const elsewhere = test.reopen();
  const [low, high] = [await test.entry(), await test.entry()];
  const top = async () =>
    (await elsewhere.list({ sort: "top", limit: 60 })).entries.map(
      ({ id, voteCount }): [number, number] => [id, voteCount],
    );
  await test.vote(low, 1);
  await test.contest.close();
  assert.deepEqual(await top(), [[low, 1], [high, 0]]);

  // On another page than the one that is shown.
  await test.vote(high, 5);
  const hidden = (await elsewhere.list({ sort: "top", limit: 1 })).entries;
  assert.deepEqual(hidden.map(({ id }) => id), [low]);
  await test.contest.close();
  assert.deepEqual(await top(), [[high, 5], [low, 1]]);
  const userId = await test.person();
  const vote = { submissionId: low, userId, rating: 3, clientAddress: ADDRESS };
  assert.equal((await elsewhere.vote(vote)).voteCount, 4);
  assert.equal((await test.contest.vote({ ...vote, userId: await test.person() })).voteCount, 7);
  assert.deepEqual(new Map(await top()).get(low), 7);
  await test.contest.close();
  assert.deepEqual(await top(), [[low, 7], [high, 5]]);
});

Deno.test("[boards] a process that has missed too many changes reads the month again", async () => {
  await using test = await openTestContest({ isShared: true });
  const elsewhere = test.reopen();
  await elsewhere.list({ sort: "new", limit: 60 });
  const id = await test.entry();
  for await (const { key } of test.kv.list({ prefix: ["board_changes"] })) {
    await test.kv.delete(key);
  }
  test.clock.now += 31 * 60_000;
  const { entries } = await elsewhere.list({ sort: "new", limit: 60 });
  assert.deepEqual(entries.map((entry) => entry.id), [id]);
});

Deno.test("[boards] votes on two processes are counted once on both", async () => {
  await using test = await openTestContest({ isShared: true });
  const processes = [test.contest, test.reopen()];
  const ids = await Promise.all(Array.from({ length: 5 }, test.entry));
  const people = await Promise.all(Array.from({ length: 60 }, test.person));
  await Promise.all(people.map(async (userId, n) => {
    const process = processes[n % 2]!;
    await process.vote({
      submissionId: ids[n % 5]!,
      userId,
      rating: 1 + n % 4,
      clientAddress: ADDRESS,
    });
    if (n % 7 === 0) await processes[1 - n % 2]!.list({ sort: "top", limit: 3 });
  }));
  for (const process of processes) await process.close();
  const lists = await Promise.all(
    processes.map((process) => process.list({ sort: "top", limit: 60 })),
  );
  const [here, there] = lists.map(({ entries }) => entries.map((e) => [e.id, e.voteCount]));
  assert.deepEqual(here, there);
  const points = here!.map(([, count]) => count!);
  assert.equal(points.reduce((a, b) => a + b), people.reduce((sum, _, n) => sum + 1 + n % 4, 0));
  assert.deepEqual(points, points.toSorted((a, b) => b - a));
});
