/**
 * A time to wait in words.
 *
 * @module
 */

/** E.g. "1 second", "42 seconds", "about 12 minutes". */
export function waitText(seconds: number): string {
  if (seconds <= 90) return count(seconds, "second");
  return `about ${count(Math.ceil(seconds / 60), "minute")}`;
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? "" : "s"}`;
}
