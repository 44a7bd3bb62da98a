/** @module Closes months that are over: by the clock, or at the first request. */
import { type Period, periodOf } from "../../lib/contest/period.ts";
import { log } from "../telemetry/log.ts";
import { closeBefore } from "./closing.ts";
import { DeadlineError, within } from "../concurrency/deadline.ts";

/** How long a reader waits for the votes to be counted; most months take far less. */
const PATIENCE_MS = 2_000;

/** The end of each month. */
export interface Calendar {
  /** Closes every month that is over; at once when they all are. */
  closePast(): Promise<void>;
  /** The same with a short wait: whether all of them are closed. */
  isSettled(): Promise<boolean>;
}

/** The calendar of the contest in this database. */
export function createCalendar({ kv, now }: { kv: Deno.Kv; now: () => Date }): Calendar {
  /** Every month before this one is closed. */
  let settled: Period | undefined;
  let running: Promise<void> | undefined;

  async function close(period: Period): Promise<void> {
    const closed = await closeBefore(kv, period, now);
    for (const past of closed) log.info(`the contest of ${past} is closed`);
    settled = period;
  }

  function closePast(): Promise<void> {
    const period = periodOf(now());
    if (settled === period) return Promise.resolve();
    running ??= close(period).finally(() => running = undefined);
    return running;
  }

  return {
    closePast,
    async isSettled() {
      if (settled === periodOf(now())) return true;
      const closing = closePast().then(() => true);
      // Who has stopped waiting does not get the error; the next call tries again.
      return await within(PATIENCE_MS, closing).catch((error) => {
        if (error instanceof DeadlineError) return false;
        throw error;
      });
    },
  };
}
