/** @module A helmet with a lamp. */
import { ellipse } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";
import { hardHat } from "./hard_hat.ts";

/** The helmet of who builds, with a lamp over the brow. */
export const minerHelmet: HatOf = (colour, role = "accessory") => [
  ...hardHat(colour, role),
  region({
    name: "helmet lamp",
    role,
    texture: "metal",
    outline: ellipse([0, -106], 27, 27),
    colour: { l: 0.42, c: 0.015, h: 250 },
    line: 3,
    volume: 0.6,
    marks: [
      mark("detail", ellipse([0, -106], 19, 19), { l: 0.95, c: 0.1, h: 98 }),
      mark("light", ellipse([-5, -111], 7, 7), WHITE),
    ],
  }),
];

export const variant: HatEntry = {
  words:
    "miner's helmet, miners helmet, miner helmet, miner's hat, miners hat, mining helmet, head torch, headlamp, head lamp, helmet with a lamp, helmet with lamp, lamp on helmet, lamp on its helmet, lamp on his helmet, lamp on her helmet, caving helmet, helmet with a light, helmet with a torch, helmet lamp, helmet light",
  synonyms: "miner mining headlamp helmet lamp",
  colour: { l: 0.84, c: 0.16, h: 92 },
  draw: minerHelmet,
};
