/**
 * The contest of a server that is not running, read from its files and checked row by row.
 *
 * @module
 */
import { join } from "node:path";
import { byRank, type Standing } from "../../lib/contest/ranking.ts";
import type { ContestRow } from "../../server/store/contests.ts";
import type { SubmissionRow } from "../../server/store/submissions.ts";

export interface ContestBooks {
  submissions: Map<number, SubmissionRow>;
  /** By the ids of entries. */
  ratings: Map<number, number[]>;
  contests: Map<string, ContestRow>;
  /** What is wrong, a sentence each. */
  errors: string[];
}

/** Reads and checks it. */
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
  const listed = new Set((await rows<number>("submissions_by_period")).map(([, id]) => id));
  const errors: string[] = [];

  const byUser = new Set((await rows("votes_by_user")).map(([[user, , id]]) => `${id} ${user}`));
  for (const [[id, voter], rating] of votes) {
    const name = `the vote of ${voter} for ${id}`;
    if (![1, 2, 3, 4, 5].includes(rating)) errors.push(`${name} is ${rating}`);
    if (submissions.get(Number(id))?.userId === voter) errors.push(`${name} is for their own`);
    if (!byUser.delete(`${id} ${voter}`)) {
      errors.push(`${name} is not in the index`);
    }
  }
  for (const vote of byUser) errors.push(`there is no vote ${vote}`);
  for (const [[, id], points] of await rows<Deno.KvU64>("points")) {
    const sum = (ratings.get(Number(id)) ?? []).reduce((sum, rating) => sum + rating, 0);
    if (sum !== Number(points)) errors.push(`entry ${id} has ${points} points, not ${sum}`);
  }
  for (const [[, id], count] of await rows<Deno.KvU64>("vote_counts")) {
    const length = ratings.get(Number(id))?.length ?? 0;
    if (length !== Number(count)) {
      errors.push(`entry ${id} has ${count} votes, not ${length}`);
    }
  }

  const active = new Map((await rows<number>("active_submissions")).map(
    ([[period, character], id]) => [`${period} ${character}`, id],
  ));
  for (const { id, period, characterId, status } of submissions.values()) {
    const isActive = status === "active";
    const place = `${period} ${characterId}`;
    if (isActive && active.get(place) !== id) errors.push(`${place} is active more than once`);
    if (isActive) active.delete(place);
    if (isActive !== listed.has(id)) errors.push(`entry ${id} is ${status} and listed wrongly`);
  }
  for (const place of active.keys()) errors.push(`${place} is not active`);

  for (const [period, row] of contests) {
    if (row.state !== "closed") continue;
    const again = [...submissions.values()]
      .filter((entry) => entry.period === period && listed.has(entry.id))
      .map((entry) => standing(entry, ratings.get(entry.id) ?? []))
      .sort(byRank)
      .filter(({ votes }, index) => index < 10 && votes > 0);
    const winners = row.ranking.map(({ submissionId }) => submissionId);
    const expected = again.map(({ submissionId }) => submissionId);
    if (winners.join() !== expected.join()) errors.push(`${period}: ${winners}, not ${expected}`);
  }
  // The first ones tell what is wrong; comparing thousands would take minutes.
  return { submissions, ratings, contests, errors: errors.slice(0, 20) };
}

/** The state of this month. */
export async function stateOf(dataDir: string, period: string): Promise<string | undefined> {
  using kv = await Deno.openKv(join(dataDir, "kv.sqlite3"));
  return (await kv.get<ContestRow>(["contests", period])).value?.state;
}

function standing({ id, submittedAt }: SubmissionRow, ratings: readonly number[]): Standing {
  const points = ratings.reduce((sum, rating) => sum + rating, 0);
  return { submissionId: id, points, votes: ratings.length, submittedAt };
}
