/**
 * @module The published result of a month: every entry in the order of the ranking, with its ratings
 * counted, in parts that are small enough for the database.
 */
import type { Period } from "../../../lib/contest/period.ts";
import { keys } from "../keys.ts";

/** How often each rating was given, one star first. */
export type Ratings = [number, number, number, number, number];

export interface ResultEntry {
  submissionId: number;
  /** ISO 8601. */
  submittedAt: string;
  ratings: Ratings;
}

/** About 120 bytes each, of 64 kB. */
const ENTRIES_PER_PART = 250;

/** Writes the result; again over what an interrupted closing has left. */
export async function writeResult(
  kv: Deno.Kv,
  period: Period,
  entries: readonly ResultEntry[],
): Promise<void> {
  for (let start = 0; start < entries.length; start += ENTRIES_PER_PART) {
    const part = entries.slice(start, start + ENTRIES_PER_PART);
    await kv.set(keys.resultPart(period, start / ENTRIES_PER_PART), part);
  }
}

/** The entries of a result, part by part. */
export async function* eachResultPart(kv: Deno.Kv, period: Period): AsyncIterable<ResultEntry[]> {
  const parts = kv.list<ResultEntry[]>({ prefix: keys.resultParts(period) }, { batchSize: 10 });
  for await (const { value } of parts) yield value;
}
