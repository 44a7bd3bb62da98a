/** @module The months of the contest, `YYYY-MM` in UTC, the same for every visitor. */

/** `YYYY-MM`. */
export type Period = string;

const PERIOD = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Whether a text names a month, `YYYY-MM`. */
export function isPeriod(text: string): text is Period {
  return PERIOD.test(text);
}

/** The month of this moment. */
export function periodOf(moment: Date): Period {
  return moment.toISOString().slice(0, 7);
}

/** The month before. */
export function periodBefore(period: Period): Period {
  return periodOf(new Date(startOf(period) - 1));
}

/** The last day on which the month's entries can be voted for, `YYYY-MM-DD`. */
export function lastDayOf(period: Period): string {
  return new Date(endOf(period) - 1).toISOString().slice(0, 10);
}

/** The first moment that is no longer in the month, in milliseconds since 1970. */
export function endOf(period: Period): number {
  const start = new Date(startOf(period));
  return start.setUTCMonth(start.getUTCMonth() + 1);
}

function startOf(period: Period): number {
  return Date.parse(`${period}-01T00:00:00.000Z`);
}
