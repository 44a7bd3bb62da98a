/** @module Small pictures that cloth shows all over: fish, ducks, prints of paws. */
import type { Colour } from "../../colour/colour.ts";
import { ellipse, smooth } from "../../geometry/shapes.ts";
import { INK } from "../../colour/palette.ts";
import { mark } from "../../items.ts";
import { type Print, scattered } from "./repeats.ts";

/** Fish that swim to the right. */
export function fish(colour: Colour, scale: number): Print {
  return scattered(46 * scale, ([x, y]) => [
    mark("detail", ellipse([x, y], 13 * scale, 7.5 * scale), colour),
    mark("detail", [[x - 9 * scale, y], [x - 21 * scale, y - 9 * scale], [
      x - 21 * scale,
      y + 9 * scale,
    ]], colour),
  ]);
}

const DUCK: Colour = { l: 0.87, c: 0.16, h: 95 }, BEAK: Colour = { l: 0.68, c: 0.18, h: 50 };

/** Yellow ducklings. */
export function ducks(scale: number): Print {
  return scattered(52 * scale, ([x, y]) => [
    mark(
      "detail",
      smooth([
        [x - 16 * scale, y - 3 * scale, "corner"],
        [x, y + 1 * scale],
        [x + 13 * scale, y - 1 * scale],
        [x + 9 * scale, y + 12 * scale],
        [x - 9 * scale, y + 12 * scale],
      ]),
      DUCK,
    ),
    mark("detail", ellipse([x + 9 * scale, y - 6 * scale], 8.4 * scale, 8 * scale), DUCK),
    mark("detail", [[x + 16 * scale, y - 8 * scale], [x + 24 * scale, y - 4 * scale], [
      x + 16 * scale,
      y - 2 * scale,
    ]], BEAK),
    mark("detail", ellipse([x + 11 * scale, y - 8 * scale], 1.7 * scale, 1.7 * scale), INK),
  ]);
}

/** Prints of paws. */
export function paws(colour: Colour, scale: number): Print {
  return scattered(44 * scale, ([x, y]) => [
    mark("detail", ellipse([x, y + 4 * scale], 8 * scale, 6.4 * scale), colour),
    ...[[-9, -4], [-3.4, -9], [3.4, -9], [9, -4]].map(([dx, dy]) =>
      mark("detail", ellipse([x + dx! * scale, y + dy! * scale], 3 * scale, 3.6 * scale), colour)
    ),
  ]);
}
