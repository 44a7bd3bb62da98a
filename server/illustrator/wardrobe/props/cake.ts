/** @module A small cake with one candle. */
import { points } from "../../geometry/coordinates.ts";
import { type Colour, shift } from "../../colour/colour.ts";
import { box, ellipse, ribbon, smooth } from "../../geometry/shapes.ts";
import { glow, mark } from "../../items.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "cake, cakes, cupcake, cupcakes, muffin, muffins, slice of cake",
  nearest:
    "pie, pies, dessert, desserts, pancake, pancakes, pastry, pastries, croissant, pudding, waffle, waffles, candy, sweets",
  spot: "ground",
  half: 66,
  colour: THINGS.pink,
  draw: cake,
};

function cake(colour: Colour): Item[] {
  const drip = smooth(
    points(
      "-58 -66, 0 -58, 58 -66, 60 -40, 44 -30, 34 -44, 18 -40, 8 -24, -6 -40, -24 -42, -36 -26, -48 -42, -60 -38",
    ),
  );
  return [
    thing("plate", "stone", ellipse([0, -4], 80, 14), WHITE, { volume: 0.4 }),
    thing(
      "cake",
      "cloth",
      smooth([[-58, -66, "corner"], [58, -66, "corner"], [60, -14], [0, -2], [-60, -14]]),
      { l: 0.86, c: 0.07, h: 80 },
      { marks: [mark("detail", ribbon([[-64, -30], [0, -20], [64, -30]], [5, 5]), colour)] },
    ),
    thing("icing", "cloth", drip, colour, { line: 3 }),
    thing("icing top", "cloth", ellipse([0, -66], 58, 15), shift(colour, { l: 0.06 }), {
      volume: 0.3,
      line: 3,
    }),
    thing("candle", "paper", box(-5, -108, 10, 40, 3), WHITE, {
      line: 3,
      marks: [mark("detail", ribbon([[-8, -92], [8, -100]], [3, 3]), THINGS.red)],
    }),
    glow({
      name: "candlelight",
      role: "prop",
      centre: [0, -120],
      radius: 44,
      colour: { l: 0.92, c: 0.12, h: 85 },
      strength: 0.55,
    }),
    thing("flame", "light", smooth([[0, -138, "corner"], [8, -120], [0, -108], [-8, -120]], 3), {
      l: 0.85,
      c: 0.16,
      h: 75,
    }, { line: 2.4 }),
    ...[-34, 34].map((x) =>
      thing("berry", "plant", ellipse([x, -76], 11, 11), THINGS.red, { line: 3 })
    ),
  ];
}
