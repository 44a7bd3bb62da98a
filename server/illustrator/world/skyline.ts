/** @module Rows of houses in the distance, and the light in their windows. */
import { type Colour, shift } from "../colour/colour.ts";
import { box } from "../geometry/shapes.ts";
import { mark, scenery } from "../items.ts";
import type { Random } from "../random.ts";
import type { Item, Mark, Point } from "../scene.ts";
import { LEFT, RIGHT } from "./landforms.ts";

/** Plaster of houses. */
export const WALLS: Colour[] = [
  { l: 0.8, c: 0.06, h: 45 },
  { l: 0.76, c: 0.07, h: 20 },
  { l: 0.84, c: 0.05, h: 85 },
  { l: 0.72, c: 0.06, h: 245 },
  { l: 0.78, c: 0.05, h: 170 },
];

/** Light behind windows. */
export const LAMPLIGHT: Colour = { l: 0.91, c: 0.125, h: 85 };

/** A row of buildings with windows, some of them lit. */
export function skyline(
  random: Random,
  { base, low, high, width, wall, lit, depth }: {
    base: number;
    low: number;
    high: number;
    width: number;
    wall: (i: number) => Colour;
    lit: number;
    depth: number;
  },
): Item[] {
  const items: Item[] = [];
  for (let x = LEFT - 10, i = 0; x < RIGHT; i++) {
    const w = width * random.between(0.75, 1.25),
      top = base - random.between(low, high),
      colour = wall(i);
    const marks: Mark[] = [];
    for (let wy = top + 20; wy < base - 20; wy += 36) {
      for (let wx = x + 13; wx < x + w - 16; wx += 27) {
        const on = random.chance(lit);
        marks.push(
          mark(
            on ? "light" : "detail",
            box(wx, wy, 12, 17, 1),
            on ? LAMPLIGHT : shift(colour, { l: -0.07 }),
          ),
        );
      }
    }
    const roof = random.whole(0, 2);
    const outline: Point[] = roof === 0
      ? [[x, top], [x + w, top], [x + w, base], [x, base]]
      : roof === 1
      ? [[x, top], [x + w / 2, top - 36], [x + w, top], [x + w, base], [x, base]]
      : [
        [x, top],
        [x + w * 0.22, top],
        [x + w * 0.22, top - 26],
        [x + w * 0.78, top - 26],
        [x + w * 0.78, top],
        [x + w, top],
        [x + w, base],
        [x, base],
      ];
    items.push(
      scenery("building", "stone", outline, colour, {
        colourEnd: shift(colour, { l: 0.03 }),
        marks,
        depth,
      }),
    );
    x += w;
  }
  return items;
}
