/** @module A medal on a ribbon. */
import { shift } from "../../colour/colour.ts";
import { ellipse, star } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import { THINGS } from "../../colour/palette.ts";
import { cloth } from "../cloth/cloth.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";

/** A medal on a ribbon. */
const medal: ScarfOf = (colour, role = "accessory") => [
  cloth("medal ribbon", [[-58, -20], [-36, -14], [8, 52], [-12, 58]], THINGS.blue, {
    role,
    line: 3,
  }),
  cloth("medal ribbon", [[58, -20], [36, -14], [-8, 52], [12, 58]], THINGS.red, { role, line: 3 }),
  region({
    name: "medal",
    role,
    texture: "metal",
    outline: ellipse([0, 72], 24, 24),
    colour,
    volume: 0.6,
    line: 3,
    marks: [mark("detail", star([0, 72], 13), shift(colour, { l: 0.12 }))],
  }),
];

export const variant: ScarfEntry = {
  at: "chest",
  words:
    "medal, medals, gold medal, olympic medal, medal of honour, silver medal, bronze medal, medal around its neck",
  synonyms: "gold olympic honour",
  colour: { l: 0.83, c: 0.145, h: 86 },

  draw: medal,
};
