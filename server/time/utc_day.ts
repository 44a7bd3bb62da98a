/** @module Days as we count them: in UTC, for every client. */
import { DAY_MS } from "../../lib/durations.ts";

/** The UTC day of this moment, `YYYY-MM-DD`. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Whole seconds until the next UTC day. */
export function secondsUntilNextDay(moment: Date): number {
  return Math.ceil((DAY_MS - moment.getTime() % DAY_MS) / 1000);
}
