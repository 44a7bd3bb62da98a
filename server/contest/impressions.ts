/**
 * @module Counting what lists show: in memory at once, in the database now and then. A crash loses a few
 * seconds of it, which does no harm.
 */
import type { Period } from "../../lib/contest/period.ts";
import { createThrottle } from "../concurrency/throttle.ts";
import { log } from "../telemetry/log.ts";
import { addImpressions } from "../store/contest/impressions.ts";

const WRITE_EVERY_MS = 10_000;

/** How often lists have shown submissions. */
export interface Impressions {
  /** These entries of a month have been shown once more. */
  count(period: Period, submissionIds: readonly number[]): void;
  /** Writes what is counted. */
  write(): Promise<void>;
}

/** Impressions that are written to the database together, every ten seconds at most. */
export function createImpressions(kv: Deno.Kv): Impressions {
  let pending = new Map<Period, Map<number, number>>();
  const throttle = createThrottle(write, {
    everyMs: WRITE_EVERY_MS,
    onError: (error) => log.error("count impressions", error),
  });

  async function write(): Promise<void> {
    const written = pending;
    pending = new Map();
    for (const [period, counts] of written) await addImpressions(kv, period, counts);
  }

  return {
    count(period, submissionIds) {
      const counts = pending.get(period) ?? new Map<number, number>();
      pending.set(period, counts);
      for (const id of submissionIds) counts.set(id, (counts.get(id) ?? 0) + 1);
      throttle.schedule();
    },
    write: throttle.flush,
  };
}
