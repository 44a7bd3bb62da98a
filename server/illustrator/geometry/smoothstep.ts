/** @module The smooth step between two values. */

/** 0 below `low`, 1 above `high`, smooth in between. */
export function smoothstep(low: number, high: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
}
