/**
 * The contest under load, at the end of a month, and when the server dies while it counts.
 */
import assert from "node:assert/strict";
import { join } from "node:path";
import { periodOf } from "../../lib/contest/period.ts";
import { agrees, type ContestResult } from "../../lib/contest/result.ts";
import { fillContest, PERIOD } from "../../server/tasks/bench/contest_crowd.ts";
import { type Answer, ask, call, LOST, statusOf } from "./client.ts";
import { contestErrors, readContest, stateOf } from "./contest_books.ts";
import { writePeople } from "./contest_people.ts";
import { liveThroughMonthEnd, MONTH_END_CROWD, SUBMISSIONS, vote } from "./month_end.ts";
import { beforeShiftedStart } from "./shifted_clock.ts";
import { stress, tally } from "./stress.ts";
import { sleep } from "../../lib/sleep.ts";

async function newFolder(): Promise<string> {
  return await Deno.makeTempDir({ prefix: "purrtrait-" });
}

stress(
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

stress("a month ends while users vote, enter and withdraw", async ({ chance, start }) => {
  const dataDir = await newFolder();
  const at = beforeShiftedStart();
  const period = periodOf(at);
  const crowd = await writePeople(dataDir, { ...MONTH_END_CROWD, at });
  let log = "";
  const product = await start({
    dataDir,
    main: "tests/stress/shifted_server.ts",
    onOutput: (text) => log += text,
  });
  const origin = () => product.origin;
  const begin = () => product.signal("SIGUSR2");
  const figures = await liveThroughMonthEnd({ period, crowd, chance, origin, begin });
  await product.stop();
  assert.equal(log.split(`the contest of ${period} is closed`).length, 2, "it was closed once");
  assert.deepEqual(await contestErrors(dataDir), []);
  return `${figures}; closed once, every counted vote is in the result`;
});

stress("kill -9 while the votes are counted", async ({ chance, start }) => {
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
    await sleep(chance.between(0, 600));
    await product.stop("SIGKILL");
    assert.ok([200, LOST].includes(statusOf(await reader)));
    states.push(await stateOf(dataDir, PERIOD) ?? "nothing");
  }

  const product = await start({ dataDir });
  let answer = await ask(product.origin, `/api/community/contests/${PERIOD}/result`);
  while (answer.status === 503) {
    await sleep(200);
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
