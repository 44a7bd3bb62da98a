/**
 * @module Entries of a month that came, left or got votes, in the order of the commits, for other processes
 * that keep the month in memory.
 */
import type { Period } from "../../../lib/contest/period.ts";
import { HOUR_MS } from "../../../lib/durations.ts";
import { atomic, type Operation } from "../database/commit.ts";
import { keys } from "../keys.ts";

/** A process that has not read them for so long reads the whole month again. */
export const CHANGE_LIFE_MS = HOUR_MS;

/** Rows read in one go. */
const BATCH = 100;

/** Ids in one row, 9 bytes each, of 64 kB. */
const IDS_AT_ONCE = 2_000;

/** Changes up to a moment, as the database orders commits. */
export type ChangePosition = string;

/** Adds to an operation that these entries change by it. */
export function addBoardChange(
  kv: Pick<Deno.Kv, "commitVersionstamp">,
  operation: Operation,
  { period, submissionIds }: { period: Period; submissionIds: readonly number[] },
): void {
  // Its place is known when it is committed: a clock could put it before what others have read already.
  const key = [...keys.boardChanges(period), kv.commitVersionstamp()];
  operation.set(key, submissionIds, { expireIn: CHANGE_LIFE_MS });
}

/** Writes down that these entries got votes. */
export async function announceVotes(
  kv: Deno.Kv,
  period: Period,
  submissionIds: readonly number[],
): Promise<void> {
  for (let start = 0; start < submissionIds.length; start += IDS_AT_ONCE) {
    const operation = atomic(kv);
    const some = submissionIds.slice(start, start + IDS_AT_ONCE);
    addBoardChange(kv, operation, { period, submissionIds: some });
    await operation.commit();
  }
}

/** Where the changes of this month end now. */
export async function latestBoardChange(kv: Deno.Kv, period: Period): Promise<ChangePosition> {
  const latest = kv.list({ prefix: keys.boardChanges(period) }, { reverse: true, limit: 1 });
  for await (const { versionstamp } of latest) return versionstamp;
  return "";
}

/** The entries that changed after this position, and where the changes end now. */
export async function boardChangesAfter(
  kv: Deno.Kv,
  period: Period,
  after: ChangePosition,
): Promise<{ submissionIds: Set<number>; position: ChangePosition }> {
  const prefix = keys.boardChanges(period);
  const submissionIds = new Set<number>();
  let position = after;
  // No other key lies between one and itself with something behind it.
  const selector = { prefix, start: [...prefix, `${after}+`] };
  for await (const { value, versionstamp } of kv.list<number[]>(selector, { batchSize: BATCH })) {
    for (const id of value) submissionIds.add(id);
    position = versionstamp;
  }
  return { submissionIds, position };
}
