/**
 * Months of the contest in words.
 *
 * @module
 */
import type { Period } from "./period.ts";

const NAME = new Intl.DateTimeFormat("en-US", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** E.g. "November 2026". */
export function monthName(period: Period): string {
  return NAME.format(new Date(`${period}-01`));
}
