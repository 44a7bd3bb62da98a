/** @module The contest of a server that is not running, read from its files. */
import { join } from "node:path";
import { ranked, standingOf } from "../../lib/contest/ranking.ts";
import { checkContests } from "../../server/audit/contests.ts";
import { createFindings } from "../../server/audit/findings.ts";
import { checkRows } from "../../server/audit/rows.ts";
import type { ContestRow } from "../../server/store/contest/contests.ts";
import { isListed, type SubmissionRow } from "../../server/store/contest/submissions.ts";

export interface ContestBooks {
  submissions: Map<number, SubmissionRow>;
  /** By the ids of entries. */
  ratings: Map<number, number[]>;
  contests: Map<string, ContestRow>;
}

/** Reads it. */
export async function readContest(dataDir: string): Promise<ContestBooks> {
  using kv = await Deno.openKv(join(dataDir, "kv.sqlite3"));
  const rows = async <Row>(table: string) =>
    await Array.fromAsync(
      kv.list<Row>({ prefix: [table] }, { batchSize: 500 }),
      // Every part of our keys is a word or a number.
      ({ key, value }): [(string | number)[], Row] => [key.slice(1) as (string | number)[], value],
    );
  const submissions = new Map((await rows<SubmissionRow>("submissions")).map(
    ([[id], row]) => [Number(id), row],
  ));
  const votes = await rows<number>("votes");
  const ratings = new Map<number, number[]>();
  for (const [[id], rating] of votes) {
    ratings.set(Number(id), [...ratings.get(Number(id)) ?? [], rating]);
  }
  const contests = new Map((await rows<ContestRow>("contests")).map(
    ([[period], row]) => [String(period), row],
  ));
  return { submissions, ratings, contests };
}

/** What is wrong with it, a sentence each. */
export async function contestErrors(dataDir: string): Promise<string[]> {
  const { submissions, ratings, contests } = await readContest(dataDir);
  using kv = await Deno.openKv(join(dataDir, "kv.sqlite3"));
  const findings = createFindings();
  await checkRows(kv, findings, Date.now());
  await checkContests(kv, findings);
  for (const [period, row] of contests) {
    if (row.state !== "closed") continue;
    // Nothing is hidden or removed in a test once its month is closed.
    const again = [...submissions.values()]
      .filter((entry) => entry.period === period && isListed(entry))
      .map(({ id, submittedAt }) =>
        standingOf({ submissionId: id, ratings: ratings.get(id) ?? [] }, submittedAt)
      );
    const expected = ranked(again).filter(({ isWinner }) => isWinner);
    const [winners, wanted] = [row.ranking, expected].map((ranking) =>
      ranking.map(({ submissionId }) => submissionId).join()
    );
    if (winners !== wanted) findings.problem(`${period}: ${winners}, not ${wanted}`);
  }
  return findings.problems;
}

/** The state of this month. */
export async function stateOf(dataDir: string, period: string): Promise<string | undefined> {
  using kv = await Deno.openKv(join(dataDir, "kv.sqlite3"));
  return (await kv.get<ContestRow>(["contests", period])).value?.state;
}
