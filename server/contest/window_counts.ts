/** @module Counts in windows of time; a new window begins at zero. */

/** Moments are milliseconds since 1970. */
export interface WindowCounts {
  /** Counts one more; how many there are now. */
  add(name: string, time: number): number;
  of(name: string, time: number): number;
  set(name: string, count: number, time: number): void;
}

/** Counts in windows of this length. */
export function countsPer(windowMs: number): WindowCounts {
  let counts = new Map<string, number>();
  let window = 0;

  function at(time: number): Map<string, number> {
    const current = Math.floor(time / windowMs);
    if (current !== window) {
      counts = new Map();
      window = current;
    }
    return counts;
  }

  return {
    add(name, time) {
      const count = (at(time).get(name) ?? 0) + 1;
      counts.set(name, count);
      return count;
    },
    of: (name, time) => at(time).get(name) ?? 0,
    set: (name, count, time) => void at(time).set(name, count),
  };
}
