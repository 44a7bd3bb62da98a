/**
 * @module Months of the contest. A month's row is open from its first entry on. Closing it begins with a
 * mark: every commit that could change the result checks that the row still says "open", so that from the
 * mark on nothing changes that is being counted.
 */
import type { Period } from "../../../lib/contest/period.ts";
import type { Ranked } from "../../../lib/contest/ranking.ts";
import { atomic, commit, orThrow } from "../database/commit.ts";
import { keys } from "../keys.ts";

/** A month whose votes are being counted. */
export interface ClosingContest {
  /** Marks the row. */
  state: "closing";
  /** When it was marked; ISO 8601. */
  closedAt: string;
}

/** A month whose result is published. */
export interface ClosedContest {
  /** Marks the row. */
  state: "closed";
  /** When it was closed; ISO 8601. */
  closedAt: string;
  /** The winners, the first place first. */
  ranking: Ranked[];
  /** How many entries were ranked. */
  entries: number;
}

/** A month of the contest, as it is stored. */
export type ContestRow = { state: "open" } | ClosingContest | ClosedContest;

/** A month of the contest. */
export interface Contest {
  /** The month. */
  period: Period;
  /** How it stands. */
  row: ContestRow;
}

/** The month's row; null when it has no entry. */
export async function findContest(kv: Deno.Kv, period: Period): Promise<ContestRow | null> {
  return (await kv.get<ContestRow>(keys.contest(period))).value;
}

/** Every month with entries before this one, the latest first. */
export async function contestsBefore(kv: Deno.Kv, period: Period): Promise<Contest[]> {
  const selector = { prefix: keys.contests, end: keys.contest(period) };
  const rows = kv.list<ContestRow>(selector, { reverse: true });
  return await Array.fromAsync(rows, ({ key, value: row }) => ({ period: String(key[1]), row }));
}

/** Ends the month: no entry and no vote comes in from here on. Again is no harm. */
export async function markClosing(kv: Deno.Kv, period: Period, at: Date): Promise<ContestRow> {
  const marked = await commit<ContestRow>(async () => {
    const stored = await kv.get<ContestRow>(keys.contest(period));
    if (stored.value && stored.value.state !== "open") return { answer: stored.value };
    const row: ClosingContest = { state: "closing", closedAt: at.toISOString() };
    return { operation: atomic(kv).check(stored).set(stored.key, row), answer: row };
  });
  return orThrow(marked, `The contest of ${period} could not be closed.`);
}

/** Publishes what was counted; false when another process has done so before. */
export async function publishResult(
  kv: Deno.Kv,
  period: Period,
  result: Omit<ClosedContest, "state" | "closedAt">,
): Promise<boolean> {
  const stored = await kv.get<ContestRow>(keys.contest(period));
  if (stored.value?.state !== "closing") return false;
  const row: ClosedContest = { ...result, state: "closed", closedAt: stored.value.closedAt };
  return (await atomic(kv).check(stored).set(stored.key, row).commit()).ok;
}
