/**
 * Waiting no longer than is useful.
 *
 * @module
 */

/** Something took longer than it may. */
export class DeadlineError extends Error {
  /** For logs. */
  override name = "DeadlineError";
}

/** The result of `work`. Throws {@link DeadlineError} after `limitMs`; the work itself goes on. */
export async function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new DeadlineError(`no answer within ${limitMs / 1000} s`)),
    limitMs,
  );
  return await Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
