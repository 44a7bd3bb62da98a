/**
 * A slice of pizza on a plate.
 *
 * @module
 */
import type { Colour } from "../../colour.ts";
import { ellipse, leaf, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { THINGS, WHITE } from "../../palette.ts";
import type { Item } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";
import { nearest, says } from "../../vocabulary/term.ts";

export const prop: PropEntry = {
  words: [
    says({ prop: "pizza" }, "pizza, pizzas, slice of pizza, pizza slice"),
    nearest(
      { prop: "pizza" },
      "sandwich, burger, hamburger, cheese, hot dog, taco, burrito, bread, baguette, food, cat food",
    ),
  ],
  spot: "ground",
  half: 76,
  colour: THINGS.red,
  draw: pizza,
};

function pizza(colour: Colour): Item[] {
  return [
    thing("plate", "stone", ellipse([0, -4], 82, 14), WHITE, { volume: 0.4 }),
    thing(
      "pizza",
      "cloth",
      smooth([[-58, -62, "corner"], [0, -74], [58, -62, "corner"], [6, -4], [-6, -4]]),
      { l: 0.86, c: 0.12, h: 85 },
      {
        marks: ([[-24, -50, 12], [22, -52, 12], [0, -28, 10]] as const).map(([x, y, r]) =>
          mark("detail", ellipse([x, y], r, r * 0.8), colour)
        )
          .concat(
            ([[0, -56], [-8, -40], [14, -36]] as const).map(([x, y]) =>
              mark("detail", leaf([x - 8, y], [x + 6, y - 4], 3), { l: 0.55, c: 0.13, h: 140 })
            ),
          ),
      },
    ),
    thing("crust", "cloth", ribbon([[-62, -64], [0, -78], [62, -64]], [10, 11, 10]), {
      l: 0.68,
      c: 0.1,
      h: 62,
    }),
  ];
}
