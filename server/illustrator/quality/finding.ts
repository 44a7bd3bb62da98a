/** @module One thing a quality check looked at. */

/** What a check measured of it, and whether that is good enough. */
export interface Finding {
  /** What was looked at, in words: "left eye is green". */
  what: string;
  /** What was seen, in the unit of the check. */
  seen: number;
  /** The least that may be seen; -Infinity for none. */
  from: number;
  /** The most that may be seen; Infinity for none. */
  to: number;
}

/** A finding whose band may be open on one side. */
export function finding(what: string, seen: number, { from = -Infinity, to = Infinity }): Finding {
  return { what, seen, from, to };
}

/** Whether what was seen is as it should be; something that could not be seen is not. */
export function isMet({ seen, from, to }: Finding): boolean {
  return seen >= from && seen <= to;
}
