/** @module A slice of pizza on a plate. */
import { type Colour, shift } from "../../colour/colour.ts";
import { ellipse, type Knot, leaf, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import type { Item, Point } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "pizza, pizzas, slice of pizza, pizza slice",
  nearest:
    "sandwich, burger, hamburger, cheese, hot dog, taco, burrito, bread, baguette, food, cat food",
  spot: "ground",
  half: 76,
  colour: THINGS.red,
  draw: pizza,
};

/** A slice lies flat on its plate: what is deep is so much lower in the picture. */
const LYING = 0.46;

function pizza(colour: Colour): Item[] {
  const lie = ([x, y]: Point): Point => [x, -9 + (y + 4) * LYING];
  const slice: Knot[] = [
    [...lie([-62, -66]), "corner"],
    lie([0, -80]),
    [...lie([62, -66]), "corner"],
    lie([7, 2]),
    lie([-7, 2]),
  ];
  return [
    thing("plate", "stone", ellipse([0, -20], 92, 24), WHITE, { volume: 0.4 }),
    thing("plate rim", "stone", ellipse([0, -21], 64, 15), shift(WHITE, { l: -0.05 }), {
      line: 0,
      volume: 0,
    }),
    thing(
      "pizza",
      "cloth",
      smooth(slice),
      { l: 0.86, c: 0.12, h: 85 },
      {
        marks: ([[-26, -54, 13], [24, -54, 13], [0, -30, 11]] as const).map(([x, y, r]) =>
          mark("detail", ellipse(lie([x, y]), r, r * LYING * 1.2), colour)
        )
          .concat(
            ([[0, -60], [-8, -44], [14, -40]] as const).map(([x, y]) =>
              mark("detail", leaf(lie([x - 8, y]), lie([x + 6, y - 4]), 3), {
                l: 0.55,
                c: 0.13,
                h: 140,
              })
            ),
          ),
      },
    ),
    thing(
      "crust",
      "cloth",
      ribbon([lie([-68, -66]), lie([0, -86]), lie([68, -66])], [9, 10, 9]),
      { l: 0.68, c: 0.1, h: 62 },
    ),
  ];
}
