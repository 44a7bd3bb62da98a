/**
 * @module Deadlines of calls. One timer serves all of them, because there are thousands of calls a second.
 */
import { DatabaseAway } from "../../failures/database_away.ts";

/** How often calls are looked at. */
const WATCH_EVERY_MS = 100;

/** A call that has not been answered yet. Moments are those of `performance.now()`. */
interface Pending {
  since: number;
  until: number;
  fail(reason: DatabaseAway): void;
}

export interface CallDeadlines {
  /**
   * What the call answers. Throws a `DatabaseAway` when it takes until this moment; it may still be done after
   * that.
   */
  within<Answer>(call: Promise<Answer>, until: number): Promise<Answer>;
  close(): void;
}

/** `onWait` learns regularly for how many milliseconds the slowest call has been waiting. */
export function createCallDeadlines(onWait: (longestMs: number) => void): CallDeadlines {
  const pending = new Set<Pending>();
  let timer: ReturnType<typeof setInterval> | undefined;

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
  }

  function start(): void {
    if (timer !== undefined) return;
    timer = setInterval(watch, WATCH_EVERY_MS);
    Deno.unrefTimer(timer);
  }

  function watch(): void {
    if (pending.size === 0) return stop();
    const now = performance.now();
    let oldest = now;
    for (const call of pending) {
      oldest = Math.min(oldest, call.since);
      if (now < call.until) continue;
      pending.delete(call);
      call.fail(new DatabaseAway());
    }
    onWait(now - oldest);
  }

  return {
    within: (call, until) =>
      new Promise((answer, fail) => {
        const one = { since: performance.now(), until, fail };
        pending.add(one);
        start();
        const settled = () => pending.delete(one);
        call.then(answer, fail).then(settled);
      }),
    close: stop,
  };
}
