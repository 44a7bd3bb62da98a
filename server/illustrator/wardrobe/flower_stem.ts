/** @module What cut flowers have in common: stem, leaves, the place of the head. */
import type { Colour } from "../colour/colour.ts";
import { curve, leaf } from "../geometry/shapes.ts";
import { line } from "../items.ts";
import type { Item, Point } from "../scene.ts";
import { thing } from "./prop_art.ts";

export const GREEN: Colour = { l: 0.55, c: 0.12, h: 145 };

export const LEAF: Colour = { l: 0.62, c: 0.13, h: 145 };

/** Where the head of a flower sits. */
export const HEAD: Point = [-2, -84];

export function stem(): Item[] {
  return [
    line("stem", "prop", curve([[0, 46], [4, 0], [-2, -56]]), GREEN, [7, 6]),
    thing("leaf", "plant", leaf([2, -14], [36, -40], 10, 4), LEAF, { line: 3 }),
  ];
}
