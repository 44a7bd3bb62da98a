/** @module Smoke of candles that go out, steam over what cooks. */
import { curve } from "../../geometry/shapes.ts";
import { line } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";

/** The colour of smoke and breath. */
export const PALE = { l: 0.88, c: 0.01, h: 250 };

/** Where wisps rise, as shares of the width from the middle, and how much higher one is than the one before, in units. */
const RISING = [-0.22, 0.03, 0.28], HIGHER = 12;

/** Three wisps over something so wide, so high, which lean aside by this share of their height. */
export function wisps([x, y]: Point, { wide, high, leaning }: {
  wide: number;
  high: number;
  leaning: number;
}): Item[] {
  return RISING.map((aside, i) => {
    const from = x + aside * wide, up = high + i * HIGHER;
    const at = (share: number, sway: number): Point => [
      from + sway * high * 0.22 + leaning * up * share,
      y - up * share,
    ];
    return line(
      `wisp ${i}`,
      "prop",
      curve([at(0, 0), at(0.35, 1), at(0.7, -0.6), at(1, 0.5)]),
      PALE,
      [
        7,
        2,
      ],
    );
  });
}
