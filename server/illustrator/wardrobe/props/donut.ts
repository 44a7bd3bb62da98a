/** @module A ring of dough under icing. */
import { points } from "../../geometry/coordinates.ts";
import { type Colour, shift } from "../../colour/colour.ts";
import { ellipse, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "donut, donuts, doughnut, doughnuts, doughnut with sprinkles, beignet",
  nearest: "bagel, pretzel, cookie, cookies, biscuit, biscuits, macaron, macarons",
  spot: "ground",
  half: 62,
  colour: THINGS.pink,
  draw: donut,
};

function donut(colour: Colour): Item[] {
  const dough: Colour = { l: 0.78, c: 0.1, h: 68 };
  const sprinkles = [THINGS.yellow, THINGS.blue, WHITE, THINGS.green];
  return [
    thing("donut", "plant", ellipse([0, -56], 62, 58), dough, { volume: 0.9 }),
    thing(
      "icing",
      "plant",
      smooth(
        points(
          "-54 -60, -38 -98, 0 -112, 38 -98, 54 -60, 44 -34, 26 -42, 10 -20, -12 -34, -30 -18, -46 -36",
        ),
      ),
      colour,
      {
        line: 3,
        marks: ([
          [-34, -74, 0.5],
          [-18, -96, 2],
          [12, -98, 0.9],
          [34, -80, 2.4],
          [38, -52, 1.2],
          [-36, -44, 2.2],
          [-8, -36, 0.3],
          [24, -64, 1.8],
        ] as const).map(([x, y, turn], i) =>
          mark("detail", ellipse([x, y], 7, 3, turn), sprinkles[i % sprinkles.length]!)
        ),
      },
    ),
    thing("donut hole", "plant", ellipse([0, -62], 17, 16), shift(dough, { l: -0.2 }), { line: 3 }),
  ];
}
