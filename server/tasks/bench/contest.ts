/** @module The contest at its largest: looking at it, voting in it, closing it. */
import type { SubmissionSort } from "../../../lib/contest/submission.ts";
import { closeMonth } from "../../contest/closing.ts";
import { type Contest, createContest } from "../../contest/contest.ts";
import { type Crowd, fillContest, PERIOD, VOTERS } from "./contest_crowd.ts";
import { watchLag } from "./lag.ts";
import { median, medianMs } from "./median.ts";
import { costRow, type Row, throughputRow } from "./row.ts";

const FEW: Crowd = { entries: 100, votesEach: 0 };
const MORE: Crowd = { entries: 10_000, votesEach: 0 };
/** A hundred thousand entries and a million votes. */
const MOST: Crowd = { entries: 100_000, votesEach: 10 };

const SORTS = ["discover", "top"] as const;

const RUNS = 4;

/** How much longer the first page of the largest contest may take. */
const GOAL_PAGE_RATIO = 2;

const GOAL_VOTE_RATIO = 0.5;

const GOAL_CLOSING_S = 60;
const GOAL_LAG_MS = 50;

/** Votes in one measurement, and how many are on their way at once. */
const VOTES = 200;
const AT_ONCE = 50;

export async function contestRows(): Promise<Row[]> {
  const [few, more] = [await inContest(FEW, pageTimes), await inContest(MORE, pageTimes)];
  return await inContest(MOST, async (kv) => [
    ...pageRows(MORE, more, few),
    ...pageRows(MOST, await pageTimes(kv), few),
    ...await voteRows(kv),
    ...await closingRows(kv),
  ]);
}

/** Does it in a database on disk with such a month. */
async function inContest<Found>(
  crowd: Crowd,
  work: (kv: Deno.Kv) => Promise<Found>,
): Promise<Found> {
  const folder = await Deno.makeTempDir();
  const kv = await Deno.openKv(`${folder}/kv.sqlite3`);
  try {
    await fillContest(kv, crowd);
    return await work(kv);
  } finally {
    kv.close();
    await Deno.remove(folder, { recursive: true });
  }
}

function openContest(kv: Deno.Kv): Contest {
  const limits = { perUser: Infinity, perAddress: Infinity, burst: Infinity };
  return createContest({ kv, now: () => new Date(`${PERIOD}-15T12:00:00.000Z`), limits });
}

/** Milliseconds for the first page in each order. */
type PageTimes = Record<(typeof SORTS)[number], number>;

async function pageTimes(kv: Deno.Kv): Promise<PageTimes> {
  const contest = openContest(kv);
  // Other work on the machine only ever adds.
  const time = async (sort: SubmissionSort) => {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      times.push(await medianMs(() => contest.list({ sort, limit: 60 })));
    }
    return Math.min(...times);
  };
  const times = { discover: await time("discover"), top: await time("top") };
  await contest.close();
  return times;
}

function pageRows({ entries }: Crowd, times: PageTimes, few: PageTimes): Row[] {
  return SORTS.map((sort) => {
    const what = `first page (${sort}) of ${entries.toLocaleString("en")} entries`;
    return costRow(what, times[sort], { name: "of 100", ms: few[sort] }, GOAL_PAGE_RATIO);
  });
}

/** A vote against the least that a vote must write: that there is none yet, itself, and the sum. */
async function voteRows(kv: Deno.Kv): Promise<Row[]> {
  const contest = openContest(kv);
  await contest.list({ sort: "top", limit: 1 });
  const vote = (submissionId: number, userId: number) =>
    contest.vote({ submissionId, userId, rating: 1 + userId % 5, clientAddress: "192.0.2.1" });
  const works = {
    bare: (n: number) =>
      kv.atomic().check({ key: ["bare", n], versionstamp: null })
        .set(["bare", n], 5).sum(["bare sum"], 5n).commit(),
    hot: (n: number) => vote(1, voter(n)),
    spread: (n: number) => vote(2 + n, voter(n)),
  };
  const rates = { bare: [] as number[], hot: [] as number[], spread: [] as number[] };
  // In turn and in small lots, so that other work on the machine slows all of them alike.
  for (let first = 0; first < VOTERS.count; first += VOTES) {
    for (const kind of ["bare", "hot", "spread"] as const) {
      rates[kind].push(await perSecond(first, works[kind]));
    }
  }
  const baseline = { name: "a bare commit (check, set, sum)", perSecond: median(rates.bare) };
  return [
    throughputRow("votes for one entry", median(rates.hot), baseline, GOAL_VOTE_RATIO),
    throughputRow("votes for many entries", median(rates.spread), baseline, GOAL_VOTE_RATIO),
  ];
}

async function closingRows(kv: Deno.Kv): Promise<Row[]> {
  const lag = watchLag();
  const before = performance.now();
  await closeMonth(kv, PERIOD, new Date());
  const seconds = (performance.now() - before) / 1000;
  const { p99 } = lag.end();
  const what = "closing a month of 100,000 entries and 1,000,000 votes";
  return [
    {
      what,
      measured: `${seconds.toFixed(1)} s`,
      goal: `≤ ${GOAL_CLOSING_S} s`,
      met: seconds <= GOAL_CLOSING_S,
    },
    {
      what: "how long the event loop is busy meanwhile, p99",
      measured: `${p99.toFixed(1)} ms`,
      goal: `< ${GOAL_LAG_MS} ms`,
      met: p99 < GOAL_LAG_MS,
    },
  ];
}

/** How often a second this can be done with {@link VOTES} numbers from this one on. */
async function perSecond(first: number, work: (n: number) => Promise<unknown>): Promise<number> {
  let next = first;
  async function goOn(): Promise<void> {
    while (next < first + VOTES) await work(next++);
  }
  const before = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, goOn));
  return VOTES / ((performance.now() - before) / 1000);
}

/** A user without characters. */
function voter(n: number): number {
  return VOTERS.firstId + n;
}
