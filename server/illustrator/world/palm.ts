/** @module Palms. The root is the given point. */
import { type Colour, shift } from "../colour/colour.ts";
import { curve, ellipse, leaf, ribbon } from "../geometry/shapes.ts";
import { mark, scenery } from "../items.ts";
import type { Item, Point } from "../scene.ts";

/** A leaning palm. */
export function palm(
  [x, y]: Point,
  height: number,
  lean: number,
  leaves: Colour,
  bark: Colour,
  depth = 0.3,
): Item[] {
  const top: Point = [x + lean, y - height];
  const trunk = curve([[x, y], [x + lean * 0.25, y - height * 0.5], top]);
  return [
    scenery(
      "palm trunk",
      "wood",
      ribbon(trunk.filter((_, i) => i % 6 === 0).concat([top]), [
        height * 0.042,
        height * 0.03,
        height * 0.024,
      ]),
      bark,
      {
        volume: 0.4,
        depth,
        marks: trunk.filter((_, i) => i % 4 === 1).map(([px, py]) =>
          mark(
            "shade",
            leaf([px - 24, py + 4], [px + 24, py + 4], 2.6, 5),
            shift(bark, { l: -0.09 }),
          )
        ),
      },
    ),
    ...[-2.75, -2.25, -1.75, -1.2, -0.75, -0.3, 0.15].map((angle, i) =>
      frond(
        top,
        angle,
        height * (i % 2 ? 0.46 : 0.54),
        shift(leaves, { l: i % 2 ? 0.04 : -0.02 }),
        depth,
      )
    ),
    ...[-9, 9].map((dx) =>
      scenery(
        "coconut",
        "wood",
        ellipse([top[0] + dx, top[1] + 10], 11, 12),
        shift(bark, { l: -0.14 }),
        { volume: 0.6, depth },
      )
    ),
  ];
}

function frond([x, y]: Point, angle: number, length: number, colour: Colour, depth: number): Item {
  const tip: Point = [
    x + Math.cos(angle) * length,
    y + Math.sin(angle) * length * 0.55 + length * 0.34,
  ];
  const middle: Point = [
    x + Math.cos(angle) * length * 0.55,
    y + Math.sin(angle) * length * 0.62 - length * 0.04,
  ];
  return scenery(
    "frond",
    "plant",
    ribbon([[x, y], middle, tip], [4, length * 0.11, length * 0.09, 1]),
    colour,
    {
      depth,
      marks: [
        mark("shade", ribbon([[x, y], middle, tip], [1.6, 1.6, 1]), shift(colour, { l: -0.08 })),
      ],
    },
  );
}
