import assert from "node:assert/strict";
import { assertFails, MONTH_END, openTestContest } from "../../tests/support/contest.ts";

const ADDRESS = "192.0.2.1";

Deno.test("a vote counts at once, once for each person, and not for the voter's own entry", async () => {
  await using test = await openTestContest();
  const { contest } = test;
  const anna = await test.person();
  const { id: submissionId } = await contest.submit(anna, { characterId: await test.cat(anna) });
  const ben = await test.person();
  const vote = (userId: number, rating: number) =>
    contest.vote({ submissionId, userId, rating, clientAddress: ADDRESS });

  await assertFails(vote(anna, 5), "forbidden");
  assert.deepEqual(await vote(ben, 3), { submissionId, rating: 3, voteCount: 3 });
  await assertFails(vote(ben, 5), "conflict");
  assert.equal((await vote(await test.person(), 5)).voteCount, 8);
  const { entries: [entry] } = await contest.list({ sort: "top", limit: 60 });
  assert.equal(entry!.voteCount, 8);
  assert.deepEqual(await contest.votes(ben, { limit: 60 }), {
    votes: [{ submissionId, rating: 3 }],
  });
  await assertFails(
    contest.vote({ submissionId: 4711, userId: ben, rating: 1, clientAddress: ADDRESS }),
    "notFound",
  );
});

Deno.test("a hundred people at once, each three times, are a hundred votes", async () => {
  await using test = await openTestContest();
  const submissionId = await test.entry();
  const people = await Promise.all(Array.from({ length: 100 }, test.person));
  const votes = people.flatMap((userId) =>
    [1, 2, 3].map((rating) =>
      test.contest.vote({ submissionId, userId, rating, clientAddress: ADDRESS })
    )
  );
  const given = (await Promise.allSettled(votes)).filter(({ status }) => status === "fulfilled");
  assert.equal(given.length, 100);
  const ratings = await Array.fromAsync(
    test.kv.list<number>({ prefix: ["votes", submissionId] }),
    ({ value }) => value,
  );
  const { entries: [entry] } = await test.contest.list({ sort: "top", limit: 1 });
  assert.equal(ratings.length, 100);
  assert.equal(entry!.voteCount, ratings.reduce((sum, rating) => sum + rating));
});

Deno.test("the last millisecond of the month counts, the next one is refused", async () => {
  await using test = await openTestContest();
  const submissionId = await test.entry();
  test.clock.now = MONTH_END - 1;
  await test.vote(submissionId, 5);
  test.clock.now = MONTH_END;
  await assertFails(test.vote(submissionId, 5), "conflict");
  assert.deepEqual(await test.listed("top"), []);
  await test.contest.closePast();
});

Deno.test("more votes than a person can give are refused, by user and by address", async () => {
  await using test = await openTestContest({ limits: { perUser: 3, perAddress: 5, burst: 2 } });
  const { contest, clock } = test;
  const entries = [];
  for (let entry = 0; entry < 4; entry++) entries.push(await test.entry());
  const [ben, eva] = [await test.person(), await test.person()];
  const vote = (submissionId: number, userId: number, clientAddress = ADDRESS) =>
    contest.vote({ submissionId, userId, rating: 1, clientAddress });
  for (const id of entries.slice(0, 3)) await vote(id, ben);
  await assertFails(vote(entries[3]!, ben), "rateLimited");
  await vote(entries[0]!, eva);
  await assertFails(vote(entries[1]!, eva), "rateLimited");
  await vote(entries[1]!, eva, "198.51.100.7");
  clock.now += 60_000;
  await vote(entries[3]!, ben);

  const bursts = await Array.fromAsync(
    test.kv.list<Deno.KvU64>({ prefix: ["vote_bursts"] }),
    ({ value }) => Number(value),
  );
  assert.deepEqual(bursts, [1]);
});

Deno.test("votes in two processes meet one limit", async () => {
  const limits = { perUser: 20, perAddress: 1_000, burst: 2_000 };
  await using test = await openTestContest({ isShared: true, limits });
  const processes = [test.contest, test.reopen()];
  const entries: number[] = [];
  for (let entry = 0; entry < 24; entry++) entries.push(await test.entry());
  const [ben, eva] = [await test.person(), await test.person()];
  const vote = (entry: number, userId: number) =>
    processes[entry % 2]!.vote({
      submissionId: entries[entry]!,
      userId,
      rating: 1,
      clientAddress: ADDRESS,
    });
  for (let entry = 0; entry < 20; entry++) {
    if (entry % 4 === 0) { for (const process of processes) await process.close(); }
    await vote(entry, ben);
  }
  await Promise.all(processes.map((process) => process.close()));
  for (const entry of [20, 21]) await assertFails(vote(entry, ben), "rateLimited");
  await vote(0, eva);
  test.clock.now += 60_000;
  for (const entry of [22, 23]) await vote(entry, ben);
});
