/**
 * The contest under load, at the end of a month, and when the server dies while it counts.
 */
import assert from "node:assert/strict";
import { join } from "node:path";
import { endOf, periodOf } from "../../lib/contest/period.ts";
import { agrees, type ContestResult } from "../../lib/contest/result.ts";
import { fillContest, PERIOD } from "../../server/tasks/bench/contest_crowd.ts";
import { type Answer, ask, call, LOST, statusOf } from "./client.ts";
import { contestErrors, readContest, stateOf } from "./contest_books.ts";
import { type Person, writePeople } from "./contest_people.ts";
import { beforeShiftedStart } from "./shifted_clock.ts";
import { pause, tally, torture } from "./torture.ts";

const SUBMISSIONS = "/api/community/submissions";

interface Given {
  submissionId: number;
  rating: number;
}

function vote(origin: string, { cookie }: Person, { submissionId, rating }: Given) {
  return call(origin, `${SUBMISSIONS}/${submissionId}/vote`, { body: { rating }, cookie });
}

async function newFolder(): Promise<string> {
  return await Deno.makeTempDir({ prefix: "purrtrait-" });
}

torture(
  "1,000 people vote at once for one entry, and 100 people ten times each",
  async ({ chance, start }) => {
    const dataDir = await newFolder();
    const crowd = await writePeople(dataDir, { people: 1002, entries: 2, at: new Date() });
    const [hot, other] = crowd.entries as [number, number];
    const voters = crowd.people.slice(2);
    const product = await start({ dataDir });
    const { origin } = product;

    const rated = voters.map((person) => ({
      person,
      rating: 1 + Math.floor(chance.between(0, 5)),
    }));
    const answers = await Promise.all(
      rated.map(({ person, rating }) => vote(origin, person, { submissionId: hot, rating })),
    );
    assert.equal(tally(answers.map(statusOf)), "1000 × 200");
    const points = rated.reduce((sum, { rating }) => sum + rating, 0);
    const { body: [top] } = await ask(origin, `${SUBMISSIONS}?sort=top&limit=1`);
    assert.deepEqual([top.id, top.voteCount], [hot, points]);
    const highest = Math.max(...answers.map((answer) => (answer as Answer).body.voteCount));
    assert.equal(highest, points);

    const hundred = voters.slice(0, 100);
    const repeats = await Promise.all(
      Array.from({ length: 10 }, () => hundred).flat()
        .map((person) => vote(origin, person, { submissionId: other, rating: 4 })),
    );
    assert.equal(tally(repeats.map(statusOf)), "100 × 200, 900 × 409");

    await product.stop();
    assert.deepEqual(await contestErrors(dataDir), []);
    const { ratings } = await readContest(dataDir);
    assert.deepEqual([ratings.get(hot)!.length, ratings.get(other)!.length], [1000, 100]);
    return `1,000 votes at once: 1,000 answers of 200, ${points} points; 1,000 repeats: 100 votes`;
  },
);

torture("a month ends while everybody votes, enters and withdraws", async ({ chance, start }) => {
  const dataDir = await newFolder();
  const at = beforeShiftedStart();
  const period = periodOf(at);
  const { people, cats, entries } = await writePeople(dataDir, { people: 60, entries: 15, at });
  let log = "";
  const product = await start({
    dataDir,
    main: "tests/torture/shifted_server.ts",
    onOutput: (text) => log += text,
  });
  const { origin } = product;
  const [owners, voters, newcomers] = [people.slice(0, 15), people.slice(15, 45), people.slice(45)];
  const counted: Given[] = [];
  const statuses: (number | string)[] = [];
  let isOver = false;

  /** Goes on voting until the month is over, and once more. */
  async function keepVoting(voter: Person): Promise<void> {
    for (const submissionId of [...entries, ...entries]) {
      const given = { submissionId, rating: 1 + Math.floor(chance.between(0, 5)) };
      const answer = await vote(origin, voter, given);
      statuses.push(statusOf(answer));
      if (statusOf(answer) === 200) counted.push(given);
      await pause(chance.between(0, 220));
    }
  }
  const withdrawn: number[] = [];
  async function withdrawSometime(owner: Person, submissionId: number): Promise<void> {
    await pause(chance.between(0, 4_000));
    const path = `${SUBMISSIONS}/${submissionId}/withdraw`;
    const answer = await ask(origin, path, { body: {}, cookie: owner.cookie });
    if (answer.status === 200) withdrawn.push(submissionId);
    else assert.equal(answer.status, 409);
  }
  const entered = new Map<number, string>();
  async function enterSometime(newcomer: Person, characterId: number): Promise<void> {
    await pause(chance.between(0, 4_000));
    const answer = await ask(origin, SUBMISSIONS, {
      body: { characterId },
      cookie: newcomer.cookie,
    });
    if (answer.status === 201) entered.set(answer.body.id, answer.body.contestPeriod);
    else assert.equal(answer.status, 409);
  }
  async function keepReading(): Promise<void> {
    while (!isOver) {
      const { body } = await ask(origin, "/api/community/winners");
      isOver = body.length > 0;
    }
  }

  // However slow the machine is, there is a winner to wait for.
  const early = { submissionId: entries.at(-1)!, rating: 5 };
  assert.equal(statusOf(await vote(origin, newcomers[0]!, early)), 200);
  counted.push(early);
  product.signal("SIGUSR2");
  await Promise.all([
    ...voters.map(keepVoting),
    ...owners.slice(0, 6).map((owner, index) => withdrawSometime(owner, entries[index]!)),
    ...newcomers.map((newcomer, index) => enterSometime(newcomer, cats[45 + index]!)),
    keepReading(),
    keepReading(),
  ]);
  const result: ContestResult = (await ask(
    origin,
    `/api/community/contests/${period}/result`,
  )).body;
  assert.equal(agrees(result), true);
  const ranked = new Set(result.ranking.map(({ submissionId }) => submissionId));
  const before = [...entered].filter(([, month]) => month === period).map(([id]) => id);
  const expected = [...entries, ...before].filter((id) => !withdrawn.includes(id));
  assert.deepEqual([...ranked].sort((a, b) => a - b), expected.sort((a, b) => a - b));
  for (const { submissionId, ratings } of result.ballots) {
    const given = counted.filter((vote) => vote.submissionId === submissionId);
    assert.deepEqual(ratings.toSorted(), given.map(({ rating }) => rating).toSorted());
  }
  assert.ok(result.ranking.every(({ submittedAt }) => Date.parse(submittedAt) < endOf(period)));

  await product.stop();
  assert.equal(log.split(`the contest of ${period} is closed`).length, 2, "it was closed once");
  assert.deepEqual(await contestErrors(dataDir), []);
  return `${
    tally(statuses)
  }; ${withdrawn.length} of 6 withdrawn in time, ${before.length} of 15 entered ` +
    `in time and ${
      entered.size - before.length
    } next month; closed once, every counted vote is in the result`;
});

torture("kill -9 while the votes are counted", async ({ chance, start }) => {
  const dataDir = await newFolder();
  {
    using kv = await Deno.openKv(join(dataDir, "kv.sqlite3"));
    await fillContest(kv, { entries: 4_000, votesEach: 10 });
  }
  const { submissions, ratings } = await readContest(dataDir);
  const states: string[] = [];
  for (let kill = 0; kill < 3; kill++) {
    const product = await start({ dataDir });
    const reader = call(product.origin, "/api/community/winners");
    await pause(chance.between(0, 600));
    await product.stop("SIGKILL");
    assert.ok([200, LOST].includes(statusOf(await reader)));
    states.push(await stateOf(dataDir, PERIOD) ?? "nothing");
  }

  const product = await start({ dataDir });
  let answer = await ask(product.origin, `/api/community/contests/${PERIOD}/result`);
  while (answer.status === 503) {
    await pause(200);
    answer = await ask(product.origin, `/api/community/contests/${PERIOD}/result`);
  }
  const result: ContestResult = answer.body;
  await product.stop();
  assert.equal(agrees(result), true);
  assert.equal(result.ranking.length, submissions.size);
  for (const { submissionId, ratings: published } of result.ballots) {
    assert.deepEqual(published, ratings.get(submissionId)!.toSorted(), String(submissionId));
  }
  return `${submissions.size} entries, 40,000 votes, killed while ${
    tally(states)
  }: the same ranking`;
});
