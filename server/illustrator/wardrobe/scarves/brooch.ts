/** @module A brooch. */
import { ellipse } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import { GOLD, THINGS, WHITE } from "../../colour/palette.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";

/** A stone set in gold at the throat. */
const brooch: ScarfOf = (colour, role = "accessory") => [
  region({
    name: "brooch",
    role,
    texture: "metal",
    outline: ellipse([0, 30], 26, 21),
    colour: GOLD,
    line: 3,
    volume: 0.7,
  }),
  region({
    name: "brooch stone",
    role,
    texture: "glass",
    outline: ellipse([0, 30], 17, 13),
    colour,
    line: 2,
    volume: 0.7,
    marks: [mark("light", ellipse([-6, 25], 5, 3.6), WHITE)],
  }),
];

export const variant: ScarfEntry = {
  at: "chest",
  words: "brooch, brooches, cameo, cameo brooch, jewelled brooch, jeweled brooch, gold brooch",
  synonyms: "cameo",
  nearest:
    "flower pin, flower brooch, star brooch, dragonfly brooch, butterfly brooch, corsage, buttonhole, boutonniere",
  colour: THINGS.green,
  draw: brooch,
};
