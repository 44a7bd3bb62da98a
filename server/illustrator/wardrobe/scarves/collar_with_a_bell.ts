/** @module A collar with a bell. */
import { shift } from "../../colour/colour.ts";
import { ellipse, ribbon } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import { GOLD } from "../../colour/palette.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";
import { collarBand } from "../neckwear.ts";

/** A collar with a bell. */
const bellCollar: ScarfOf = (colour, role = "accessory") => [
  collarBand(colour, role),
  region({
    name: "bell",
    role,
    texture: "metal",
    outline: ellipse([0, 38], 19, 19),
    colour: GOLD,
    volume: 0.9,
    marks: [
      mark("shade", ribbon([[-20, 40], [20, 40]], [2, 2]), shift(GOLD, { l: -0.3 })),
      mark("detail", ellipse([0, 48], 4.5, 4.5), shift(GOLD, { l: -0.4 })),
    ],
  }),
];

export const variant: ScarfEntry = {
  words:
    "collar, collars, bell collar, collar with a bell, collar with a big bell, collar with a gold bell, collar with a golden bell, collar with a little bell, collar with a small bell, collar with a silver bell, big bell collar, collar and a bell, bell, jingle bell, leather collar, collar and bell, bell on its collar, bell on her collar, bell on his collar, jingling bell, cat collar, collared, collar with bell, bell around its neck, bell around her neck, bell around his neck, jingle bells, breakaway collar, sleigh bell, cowbell",
  nearest:
    "spiked collar, studded collar, spiky collar, leather choker, lace collar, frilled collar, peter pan collar, clerical collar",
  chosen: 1,
  draw: bellCollar,
};
