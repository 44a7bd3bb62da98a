/** @module Entries of the contest in lists: those of a user, and those that a month shows. */
import type { Period } from "../../../lib/contest/period.ts";
import { readMany } from "../database/read_many.ts";
import { keys } from "../keys.ts";
import { isListed, type SubmissionRow } from "./submissions.ts";

/** Entries read in one go while going through a month. */
const BATCH = 500;

/** A user's entries, newest first, `limit` of them at most, those before the id `after`. */
export async function submissionsOf(
  kv: Deno.Kv,
  userId: number,
  { limit, after }: { limit: number; after?: number },
): Promise<SubmissionRow[]> {
  const selector = {
    prefix: keys.submissionsByUser(userId),
    ...(after !== undefined && { end: keys.submissionByUser(userId, after) }),
  };
  const ids = await Array.fromAsync(
    kv.list<number>(selector, { reverse: true, limit }),
    ({ value }) => value,
  );
  const rows = await readMany<SubmissionRow>(kv, ids.map(keys.submission));
  return rows.filter((row) => row !== null);
}

/** Every entry of a user, newest first. */
export async function* eachSubmissionOf(kv: Deno.Kv, userId: number): AsyncIterable<SubmissionRow> {
  let after: number | undefined;
  for (;;) {
    const rows = await submissionsOf(kv, userId, { limit: BATCH, after });
    if (rows.length === 0) return;
    yield* rows;
    after = rows.at(-1)!.id;
  }
}

/** Every entry that lists and the ranking of a month show, the earliest first. */
export async function* eachListed(kv: Deno.Kv, period: Period): AsyncIterable<SubmissionRow> {
  const first = await outermost(kv, period, { reverse: false });
  const last = await outermost(kv, period, { reverse: true });
  if (first === null || last === null) return;
  // Ids grow with time: one walk from the month's first to its last is far quicker than a look at each.
  const selector = { start: keys.submission(first), end: keys.submission(last + 1) };
  for await (const { value } of kv.list<SubmissionRow>(selector, { batchSize: BATCH })) {
    if (value.period === period && isListed(value)) yield value;
  }
}

/** The first or the last id of a month; null for a month without entries. */
async function outermost(
  kv: Deno.Kv,
  period: Period,
  { reverse }: { reverse: boolean },
): Promise<number | null> {
  const ids = kv.list<number>({ prefix: keys.submissionsByPeriod(period) }, { reverse, limit: 1 });
  for await (const { value } of ids) return value;
  return null;
}
