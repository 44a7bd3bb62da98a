/** @module What lies beyond a street: the houses of the other side, and the asphalt before them. */
import type { Colour } from "../colour/colour.ts";
import type { Item } from "../scene.ts";
import type { Land } from "./place.ts";
import { skyline } from "./skyline.ts";

/** Asphalt by day. */
export const ASPHALT: Colour = { l: 0.5, c: 0.012, h: 260 };

/** Walls of houses, in turn. */
const FRONTS: readonly Colour[] = [
  { l: 0.78, c: 0.05, h: 70 },
  { l: 0.66, c: 0.07, h: 40 },
  { l: 0.82, c: 0.03, h: 220 },
];

/** A row of houses that vary by the seed and this name; more windows are lit when it is not day. */
export function streetHouses({ grade, random, spec }: Land, name: string): Item[] {
  return skyline(random(name), {
    base: 700,
    low: 200,
    high: 330,
    width: 120,
    wall: (i) => grade(FRONTS[i % FRONTS.length]!, 0.6),
    lit: spec.time === "day" ? 0.1 : 0.5,
    depth: 0.65,
  });
}
