/**
 * @module Things of a picture that shine on the cat: lamps, candles, fires, lanterns, windows, neon signs.
 */
import type { Colour } from "../colour/colour.ts";
import { type Glow, type Item, PICTURE_SIZE, type Scene } from "../scene.ts";
import { GRID } from "./cells.ts";

/** A light that stands in the picture. Lengths in cells. */
export interface Lamp {
  at: readonly [x: number, y: number];
  /** Where its light ends. */
  reach: number;
  /** How far before the cat it shines. */
  front: number;
  /** Beside daylight it is weak. */
  strength: number;
  colour: Colour;
}

/** Smaller glows are sparks, larger ones that are no thing's fog and the air of a place, in units. */
const RADIUS = { least: 40, most: 320 };
/** Darker glows are shadows. */
const BRIGHT = 0.6;
/** A lamp's light reaches this much farther than its glow is seen. */
const BEYOND = 2.6;
/** More would only be a haze. */
const MOST = 3;

/** How far before the cat a lamp shines that stands beside it, in cells of the grid of a whole picture. */
const FRONT = 34;

/** The lamps of a scene on a grid of `cells` × `cells`, the strongest first. */
export function lampsOf({ items, light }: Pick<Scene, "items" | "light">, cells: number): Lamp[] {
  const scale = cells / PICTURE_SIZE;
  const dark = 1 - 0.72 * light.key;
  return items.filter(shinesOn)
    .map(({ centre, radius, strength, colour, depth = 0 }) => ({
      at: [centre[0] * scale, centre[1] * scale] as const,
      reach: radius * BEYOND * scale,
      front: FRONT * (cells / GRID) * (1 - 0.6 * depth),
      strength: Math.min(1, strength * 2.2) * dark,
      colour,
    }))
    .sort((a, b) => b.reach * b.strength - a.reach * a.strength)
    .slice(0, MOST);
}

/** Whether it shines on the cat beside it; what shines in the sky is the key light. */
export function shinesOn(item: Item): item is Glow {
  return item.is === "glow" && !item.points && item.role !== "sky" && item.colour.l > BRIGHT &&
    item.radius >= RADIUS.least && (item.radius <= RADIUS.most || item.role === "prop") &&
    item.name !== AIR;
}

/** The strongest lamp on the left of a column of cells and on its right; two of one where one side has none, none where there is none. */
export function sidesOf(lamps: readonly Lamp[], x: number): Lamp[] {
  const left = lamps.find(({ at }) => at[0] < x), right = lamps.find(({ at }) => at[0] >= x);
  return [left ?? right, right ?? left].filter((lamp) => lamp !== undefined);
}

/** What lifts a cat off its ground is no lamp. */
const AIR = "air behind the cat";
