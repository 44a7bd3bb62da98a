/** @module A narrow band around the throat. */
import { knots } from "../../geometry/coordinates.ts";
import { shift } from "../../colour/colour.ts";
import { ellipse, smooth } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import { THINGS } from "../../colour/palette.ts";
import { cloth } from "../cloth/cloth.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";

/** A narrow band around the throat. */
const choker: ScarfOf = (colour, role = "accessory") => [
  cloth("choker", smooth(knots("-72 -18!, 0 4, 72 -18!, 74 2!, 0 26, -74 2!")), colour, {
    role,
    marks: [-54, -36, -18, 0, 18, 36, 54].map((x) =>
      mark("detail", ellipse([x, 12 - Math.abs(x) * 0.3], 4, 4), shift(colour, { l: 0.2 }))
    ),
  }),
  region({
    name: "choker jewel",
    role,
    texture: "glass",
    outline: ellipse([0, 30], 9, 11),
    colour: THINGS.red,
    volume: 0.8,
    line: 2.6,
  }),
];

export const variant: ScarfEntry = {
  words: "choker, chokers, lace choker, velvet choker, black choker, choker necklace",
  synonyms: "lace velvet necklace",
  colour: { l: 0.28, c: 0.02, h: 300 },

  draw: choker,
};
