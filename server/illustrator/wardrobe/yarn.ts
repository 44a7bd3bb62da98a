/** @module A ball of yarn with its thread. */
import { type Colour, shift } from "../colour/colour.ts";
import { curve, ellipse, leaf } from "../geometry/shapes.ts";
import { line, mark, region } from "../items.ts";
import type { Item, Point } from "../scene.ts";

/** A ball with a loose end, standing on its origin. */
export function yarnBall(colour: Colour): Item[] {
  const dark = shift(colour, { l: -0.1 }), pale = shift(colour, { l: 0.08 });
  const strand = (from: Point, to: Point, bend: number, tone: Colour) =>
    mark("detail", leaf(from, to, 3.2, bend), tone);
  return [
    line(
      "loose thread",
      "accessory",
      curve([[-34, -12], [-66, 2], [-96, -8], [-118, 8], [-142, 2]]),
      colour,
      [6, 6],
    ),
    region({
      name: "yarn ball",
      role: "accessory",
      texture: "cloth",
      outline: ellipse([0, -50], 52, 51),
      colour,
      volume: 0.9,
      marks: [
        ...[-30, -14, 2, 18].map((d) => strand([-50 + d, -96], [30 + d, 0], 18, dark)),
        ...[-8, 8, 24].map((d) => strand([-44, -40 + d], [52, -66 + d], -16, pale)),
        strand([-30, -90], [44, -70], 14, dark),
        strand([-36, -16], [30, -8], -12, dark),
      ],
    }),
  ];
}
