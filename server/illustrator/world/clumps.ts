/**
 * @module Where things grow: in clumps of uneven size with gaps between them, never in an even row.
 */
import type { Random } from "../random.ts";
import { LEFT, RIGHT } from "./landforms.ts";

/** The spot of one of many. */
export interface Spot {
  /** Its middle. */
  x: number;
  /** How large it is against the others, about 1. */
  size: number;
  /** How much nearer to the viewer it stands, 0..1; spots come the farthest first. */
  near: number;
}

/** How many stand close together. */
const CLUMP = [2, 4] as const;

/** Share of the width that a clump may cover. */
const SPREAD = 0.2;

/** How many spots of this width, in clumps; the first of each clump is its largest. */
export function clumped(
  random: Random,
  count: number,
  { left = LEFT, right = RIGHT }: { left?: number; right?: number } = {},
): Spot[] {
  const spots: Spot[] = [], width = right - left;
  const clumps = Math.max(2, Math.round(count / ((CLUMP[0] + CLUMP[1]) / 2)));
  for (let i = 0; spots.length < count; i++) {
    // Each clump keeps to its part of the width, so that no side stays empty in every seed.
    const part = (i % clumps + random.between(0.15, 0.85)) / clumps;
    const many = Math.min(count - spots.length, random.whole(...CLUMP));
    for (let k = 0; k < many; k++) {
      const aside = k === 0 ? 0 : (k % 2 ? 1 : -1) * random.between(0.3, 1) * width * SPREAD / 2;
      spots.push({
        x: left + part * width + aside,
        size: k === 0 ? random.between(1.05, 1.4) : random.between(0.55, 1),
        near: random.between(0, 1),
      });
    }
  }
  return spots.sort((one, other) => one.near - other.near);
}
