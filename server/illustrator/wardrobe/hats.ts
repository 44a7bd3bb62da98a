/**
 * Hats, on the head's coordinates: the crown is at y = -88, the brow at -60.
 *
 * @module
 */
import { type Colour, shift } from "../colour.ts";
import { ellipse, leaf, smooth, star } from "../geometry/shapes.ts";
import { mark, region } from "../items.ts";
import { GOLD } from "../palette.ts";
import type { Item } from "../scene.ts";

/** A tall bent cone with a wide brim and stars. */
export function wizardHat(colour: Colour, band: Colour = GOLD): Item[] {
  const cone = smooth([
    [-74, -74],
    [-58, -120],
    [-34, -184],
    [-6, -236],
    [34, -268],
    [70, -262],
    [104, -232, "corner"],
    [66, -236],
    [50, -212],
    [52, -160],
    [64, -110],
    [74, -74],
    [0, -60],
  ]);
  return [
    region({
      name: "hat brim",
      role: "costume",
      texture: "cloth",
      outline: ellipse([0, -66], 140, 31),
      colour: shift(colour, { l: -0.02 }),
      volume: 0.5,
    }),
    region({
      name: "hat cone",
      role: "costume",
      texture: "cloth",
      outline: cone,
      colour,
      volume: 0.75,
      marks: [
        mark("shade", leaf([-52, -150], [54, -176], 7, 12), shift(colour, { l: -0.1 })),
        mark("shade", leaf([-28, -196], [52, -214], 5, 10), shift(colour, { l: -0.1 })),
        mark("detail", star([-12, -128], 15, { turn: 0.2 }), band),
        mark("detail", star([26, -164], 11, { turn: -0.3 }), band),
        mark("detail", star([8, -214], 9, { turn: 0.1 }), band),
        mark("detail", star([44, -116], 8, { turn: 0.4 }), band),
        mark("detail", star([-40, -100], 7, { turn: -0.2 }), band),
      ],
    }),
    region({
      name: "hat band",
      role: "costume",
      texture: "cloth",
      outline: smooth([[-75, -92, "corner"], [0, -76], [75, -92, "corner"], [80, -68, "corner"], [0, -50], [-80, -68, "corner"]]),
      colour: band,
      volume: 0.5,
    }),
  ];
}
