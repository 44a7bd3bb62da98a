/** @module The times of a server with a shifted clock. */
import { endOf, periodOf } from "../../lib/contest/period.ts";

/** How long before the end of the month it starts. */
export const SHIFTED_START_MS = 10 * 60_000;

/** How much of the month is left when the clock jumps to its end. */
export const REMAINING_MS = 2_000;

/** A moment shortly before its start. */
export function beforeShiftedStart(): Date {
  return new Date(endOf(periodOf(new Date())) - 2 * SHIFTED_START_MS);
}
