/**
 * Dates as people read them here: "Nov 20, 2026".
 *
 * @module
 */

const STYLE = { year: "numeric", month: "short", day: "numeric" } as const;

const local = new Intl.DateTimeFormat("en-US", STYLE);
const toTheMinute = new Intl.DateTimeFormat("en-US", {
  ...STYLE,
  hour: "numeric",
  minute: "2-digit",
});
const utc = new Intl.DateTimeFormat("en-US", { ...STYLE, timeZone: "UTC" });

/** The day of a moment (ISO 8601), where the reader is; or a day (`YYYY-MM-DD`) as it is. */
export function formatDate(moment: string): string {
  const isDay = moment.length === "YYYY-MM-DD".length;
  return (isDay ? utc : local).format(new Date(moment));
}

/** The day and the minute of a moment (ISO 8601), where the reader is: "Nov 20, 2026, 9:32 PM". */
export function formatMoment(moment: string): string {
  return toTheMinute.format(new Date(moment));
}

/** The UTC day of a moment (ISO 8601), the same wherever it is written. */
export function formatDay(moment: string): string {
  return formatDate(moment.slice(0, "YYYY-MM-DD".length));
}
