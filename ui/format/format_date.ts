/** @module Dates as people read them here: "Nov 20, 2026". */
import { perLanguage } from "../../lib/i18n/per_language.ts";

const DAY = { year: "numeric", month: "short", day: "numeric" } as const;
const MINUTE = { hour: "numeric", minute: "2-digit" } as const;

const local = formatIn(DAY);
const toTheMinute = formatIn({ ...DAY, ...MINUTE });
const minute = formatIn(MINUTE);
const utc = formatIn({ ...DAY, timeZone: "UTC" });

/** The day of a moment (ISO 8601), where the reader is; or a day (`YYYY-MM-DD`) as it is. */
export function formatDate(moment: string): string {
  const isDay = moment.length === "YYYY-MM-DD".length;
  return (isDay ? utc : local)().format(new Date(moment));
}

/** The day and the minute of a moment (ISO 8601), where the reader is: "Nov 20, 2026, 9:32 PM". */
export function formatMoment(moment: string): string {
  return toTheMinute().format(new Date(moment));
}

/** The minute of a moment (milliseconds since 1970), where the reader is: "9:32 PM". */
export function formatTime(moment: number): string {
  return minute().format(moment);
}

/** The UTC day of a moment (ISO 8601), the same wherever it is written. */
export function formatDay(moment: string): string {
  return formatDate(moment.slice(0, "YYYY-MM-DD".length));
}

function formatIn(style: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  return perLanguage((language) => new Intl.DateTimeFormat(language, style));
}
