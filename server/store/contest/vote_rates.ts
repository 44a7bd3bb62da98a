/**
 * @module Votes of each voter in a minute, shared with other processes: a row per voter and process, so
 * that no process waits for another.
 */
import { MINUTE_MS } from "../../../lib/durations.ts";
import { keys } from "../keys.ts";

/** The minute is in the key; this only tidies. */
const ROW_LIFE_MS = 2 * MINUTE_MS;

export interface VoteRate {
  /** A user or an address. */
  who: string;
  /** Minutes since 1970. */
  minute: number;
}

/** Writes how many votes this process has counted. */
export async function writeVoteRate(
  kv: Deno.Kv,
  { who, minute }: VoteRate,
  { process, count }: { process: string; count: number },
): Promise<void> {
  await kv.set(keys.voteRate(minute, who, process), count, { expireIn: ROW_LIFE_MS });
}

/** How many votes the other processes have counted. */
export async function readVoteRate(
  kv: Deno.Kv,
  { who, minute }: VoteRate,
  process: string,
): Promise<number> {
  let count = 0;
  for await (const { key, value } of kv.list<number>({ prefix: keys.voteRates(minute, who) })) {
    if (key.at(-1) !== process) count += value;
  }
  return count;
}
