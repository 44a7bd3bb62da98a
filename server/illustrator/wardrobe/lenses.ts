/** @module Lenses and frames, as all glasses have them. */
import { type Colour, shift } from "../colour/colour.ts";
import { curve } from "../geometry/shapes.ts";
import { line, region } from "../items.ts";
import { WHITE } from "../colour/palette.ts";
import type { Item, Point } from "../scene.ts";
import { points } from "../geometry/coordinates.ts";

/** Middles of both eyes, in the head's coordinates. */
export type EyePair = [left: Point, right: Point];

/** Clear glass. */
export const LENS: Colour = { l: 0.95, c: 0.03, h: 225 };

/** Two lenses in frames, with bridge and temples; `tint` at this strength, 0..1. */
export function pair(
  [left, right]: EyePair,
  colour: Colour,
  shape: (at: Point) => Point[],
  tint: Colour,
  strength: number,
): Item[] {
  const bridge = curve([[left[0] + 38, left[1] - 4], [(left[0] + right[0]) / 2, left[1] - 14], [
    right[0] - 38,
    right[1] - 4,
  ]], 4);
  return [
    line("bridge", "accessory", bridge, colour, [7, 7]),
    line("left temple", "accessory", [[left[0] - 40, left[1] - 6], [-112, left[1] - 16]], colour, [
      7,
      6,
    ]),
    line(
      "right temple",
      "accessory",
      [[right[0] + 40, right[1] - 6], [112, right[1] - 16]],
      colour,
      [7, 6],
    ),
    ...lens(left, colour, shape(left), tint, strength),
    ...lens(right, colour, shape(right), tint, strength),
  ];
}

/** One lens in its frame. */
export function lens(
  [x, y]: Point,
  colour: Colour,
  outline: Point[],
  tint: Colour,
  strength: number,
): Item[] {
  return [
    region({
      name: "lens",
      role: "accessory",
      texture: "glass",
      outline,
      colour: tint,
      opacity: strength,
      line: 0,
      volume: 0,
    }),
    region({
      name: "gleam",
      role: "accessory",
      texture: "glass",
      outline: points("14 -26, 24 -22, 4 26, -4 22", [x, y]),
      colour: WHITE,
      opacity: 0.4,
      line: 0,
      volume: 0,
    }),
    line("frame", "accessory", closed(outline), shift(colour, { l: -0.2, c: -0.02 }), [10.5, 10.5]),
    line("frame light", "accessory", closed(outline), colour, [6, 6]),
  ];
}

/** An outline as a line that meets itself without a notch. */
export function closed(outline: readonly Point[]): Point[] {
  return [...outline, outline[0]!, outline[1]!];
}
