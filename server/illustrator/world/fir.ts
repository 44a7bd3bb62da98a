/** @module Firs. The root is the given point. */
import { type Colour, mix, shift } from "../colour/colour.ts";
import { smooth } from "../geometry/shapes.ts";
import { mark, scenery } from "../items.ts";
import type { Item, Point } from "../scene.ts";

/** A fir in three skirts, snowed in if a colour of snow is given. */
export function fir(
  [x, y]: Point,
  height: number,
  colour: Colour,
  depth = 0.5,
  snow?: Colour,
): Item[] {
  const skirt = (top: number, bottom: number, half: number): Point[] =>
    smooth([
      [x, y - height * top, "corner"],
      [x + half * 0.5, y - height * ((top + bottom) / 2) + 4],
      [x + half, y - height * bottom, "corner"],
      [x + half * 0.4, y - height * bottom + height * 0.035],
      [x, y - height * bottom + height * 0.02],
      [x - half * 0.4, y - height * bottom + height * 0.035],
      [x - half, y - height * bottom, "corner"],
      [x - half * 0.5, y - height * ((top + bottom) / 2) + 4],
    ], 9);
  const tiers: [number, number, number][] = [[0.62, 0.12, 0.3], [0.82, 0.38, 0.24], [
    1,
    0.62,
    0.17,
  ]];
  return [
    scenery(
      "fir trunk",
      "wood",
      [[x - height * 0.035, y + 4], [x - height * 0.03, y - height * 0.2], [
        x + height * 0.03,
        y - height * 0.2,
      ], [x + height * 0.035, y + 4]],
      mix(colour, { l: 0.4, c: 0.05, h: 50 }, 0.7),
      { depth },
    ),
    ...tiers.map(([top, bottom, half], i) =>
      scenery("fir", "plant", skirt(top, bottom, half * height), shift(colour, { l: i * 0.022 }), {
        depth,
        marks: [
          mark("shade", [[x + 4, y - height * top], [x + half * height, y - height * bottom + 14], [
            x + half * height * 0.3,
            y - height * bottom + 14,
          ]], shift(colour, { l: -0.045 })),
          ...(snow
            ? [
              mark(
                "light",
                smooth([
                  [x, y - height * top - 6, "corner"],
                  [x + half * height * 0.62, y - height * (bottom + (top - bottom) * 0.34)],
                  [x + half * height * 0.2, y - height * (bottom + (top - bottom) * 0.44)],
                  [x - half * height * 0.1, y - height * (bottom + (top - bottom) * 0.3)],
                  [x - half * height * 0.62, y - height * (bottom + (top - bottom) * 0.36)],
                ]),
                snow,
              ),
            ]
            : []),
        ],
      })
    ),
  ];
}
