/** @module Whether something failed because the disk is full. */

/** As SQLite and Linux say it, also for a quota. */
const FULL = /database or disk is full|no space left on device|disk quota exceeded|ENOSPC|EDQUOT/i;

/** Looks into the causes, too. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return FULL.test(error.message) || isDiskFull(error.cause);
}
