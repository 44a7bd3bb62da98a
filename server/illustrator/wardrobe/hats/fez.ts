/** @module A fez. */
import { knots } from "../../geometry/coordinates.ts";
import { shift } from "../../colour/colour.ts";
import { ellipse, leaf, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { THINGS } from "../../colour/palette.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";
import { cloth } from "../cloth/cloth.ts";

/** A felt cone cut off above, with a tassel that hangs to one side. */
const fez: HatOf = (colour, role = "accessory") => [
  cloth("fez", smooth(knots("-66 -84!, -48 -164!, 0 -172, 48 -164!, 66 -84!, 0 -70")), colour, {
    role,
    volume: 0.8,
    marks: [
      mark("light", leaf([-44, -150], [-52, -98], 7), shift(colour, { l: 0.1 }), 3),
      mark("shade", ellipse([0, -166], 44, 7), shift(colour, { l: -0.06 })),
    ],
  }),
  cloth("tassel cord", ribbon([[0, -168], [40, -162], [62, -134]], [3, 3, 3]), THINGS.black, {
    role,
    line: 1.5,
  }),
  cloth("tassel", ribbon([[62, -138], [66, -104]], [6, 11]), THINGS.black, { role, line: 2 }),
];

export const variant: HatEntry = {
  words: "fez, fezzes, tarboosh, tarbush, fez hat, moroccan hat, turkish hat",
  synonyms: "tarboosh tarbush",
  nearest: "organ grinder monkey hat, smoking cap",
  colour: THINGS.red,
  draw: fez,
};
