/** @module A rowing boat whose oars are in the paws of who rows it. */
import { type Colour, shift } from "../colour/colour.ts";
import { smooth } from "../geometry/shapes.ts";
import { mark } from "../items.ts";
import type { Item } from "../scene.ts";
import { thing as piece } from "./prop_art.ts";

const HULL_SHADE = -0.14;

/** A rowing boat without its oars, as wide as the one that has them. */
export function rowingBoat(colour: Colour): Item[] {
  const hull = smooth([
    [-110, -117, "corner"],
    [-60, -99],
    [0, -94],
    [60, -99],
    [110, -117, "corner"],
    [98, -60],
    [66, -6],
    [0, 0],
    [-66, -6],
    [-98, -60],
  ]);
  const plank = (from: number, wide: number) =>
    mark(
      "detail",
      smooth([[-wide, from], [0, from + 14], [wide, from], [wide - 3, from + 6], [0, from + 20], [
        -wide + 3,
        from + 6,
      ]]),
      shift(colour, { l: HULL_SHADE }),
    );
  const rim = smooth([
    [-110, -117, "corner"],
    [-60, -99],
    [0, -94],
    [60, -99],
    [110, -117, "corner"],
    [107, -101, "corner"],
    [58, -84],
    [0, -79],
    [-58, -84],
    [-107, -101, "corner"],
  ]);
  return [
    piece("hull", "wood", hull, colour, {
      marks: [
        plank(-64, 94),
        plank(-38, 78),
        mark("detail", rim, shift(colour, { l: 0.12 })),
      ],
    }),
  ];
}
