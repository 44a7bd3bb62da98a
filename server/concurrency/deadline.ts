/** @module Rejects when work takes longer than its time limit. */
import { abortable } from "./abortable.ts";

/** Something took longer than it may. */
export class DeadlineError extends Error {
  /** For logs. */
  override name = "DeadlineError";
}

/** The result of `work`. Throws {@link DeadlineError} after `limitMs`; the work itself goes on. */
export function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  return abortedAfter(limitMs, (signal) => abortable(signal, work));
}

/** The result of `work`, whose signal is aborted with a {@link DeadlineError} after `limitMs`. */
export async function abortedAfter<Result>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  const timer = setTimeout(
    () => limit.abort(new DeadlineError(`no answer within ${limitMs / 1000} s`)),
    limitMs,
  );
  try {
    return await work(limit.signal);
  } finally {
    clearTimeout(timer);
  }
}
