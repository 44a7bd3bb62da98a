/**
 * @module Closing a month: mark it, count what was voted up to the mark, publish. Every process counts the
 * same, however often, and only one of them can publish the result.
 */
import type { Period } from "../../lib/contest/period.ts";
import { MAX_WINNERS, ranked, type Standing, wins } from "../../lib/contest/ranking.ts";
import { contestsBefore, markClosing, publishResult } from "../store/contest/contests.ts";
import { type Ratings, type ResultEntry, writeResult } from "../store/contest/results.ts";
import { eachListed } from "../store/contest/submission_lists.ts";
import { eachVoteBetween } from "../store/contest/votes.ts";

/** Closes every month before this one that is not closed yet; those that were closed here. */
export async function closeBefore(kv: Deno.Kv, period: Period, now: () => Date): Promise<Period[]> {
  const closed: Period[] = [];
  for (const { period: past, row } of await contestsBefore(kv, period)) {
    if (row.state !== "closed" && await closeMonth(kv, past, now())) closed.push(past);
  }
  return closed;
}

/** Closes a month that is over. False when it was closed before, or another process was faster. */
export async function closeMonth(kv: Deno.Kv, period: Period, at: Date): Promise<boolean> {
  if ((await markClosing(kv, period, at)).state === "closed") return false;
  const counted = await countRatings(kv, period);
  const ranking = ranked(Array.from(counted.values(), standing));
  const entries = ranking.map(({ submissionId }) => counted.get(submissionId)!);
  await writeResult(kv, period, entries);
  const winners = ranking.slice(0, MAX_WINNERS).filter(({ votes }, index) => wins(index, votes));
  return await publishResult(kv, period, { ranking: winners, entries: entries.length });
}

/** What a counted entry comes to. */
export function standing({ submissionId, submittedAt, ratings }: ResultEntry): Standing {
  const points = ratings.reduce((sum, count, index) => sum + count * (index + 1), 0);
  const votes = ratings.reduce((sum, count) => sum + count);
  return { submissionId, points, votes, submittedAt };
}

async function countRatings(kv: Deno.Kv, period: Period): Promise<Map<number, ResultEntry>> {
  const counted = new Map<number, ResultEntry>();
  let first = Infinity;
  let last = 0;
  for await (const { id, submittedAt } of eachListed(kv, period)) {
    const ratings: Ratings = [0, 0, 0, 0, 0];
    counted.set(id, { submissionId: id, submittedAt, ratings });
    first = Math.min(first, id);
    last = Math.max(last, id);
  }
  if (counted.size === 0) return counted;
  for await (const { submissionId, rating } of eachVoteBetween(kv, { first, last })) {
    const entry = counted.get(submissionId);
    if (entry) entry.ratings[rating - 1]!++;
  }
  return counted;
}
