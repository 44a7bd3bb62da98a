/** @module A round hat of stiff felt. */
import { points } from "../../geometry/coordinates.ts";
import { shift } from "../../colour/colour.ts";
import { ellipse, leaf, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { cloth, hatBand } from "../cloth/cloth.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";

/** A round hat of stiff felt. */
const bowlerHat: HatOf = (colour, role = "accessory") => [
  cloth("bowler brim", ellipse([0, -74], 104, 21), shift(colour, { l: 0.02 }), { role }),
  cloth(
    "bowler",
    smooth(points("-72 -76, -74 -112, -56 -146, 0 -162, 56 -146, 74 -112, 72 -76, 0 -60")),
    colour,
    {
      role,
      volume: 0.9,
      marks: [mark("light", leaf([-44, -140], [-56, -96], 6), shift(colour, { l: 0.16 }), 3)],
    },
  ),
  hatBand("hat band", colour, { role, upper: 73, lower: 73 }),
];

export const variant: HatEntry = {
  words: "bowler hat, bowler, bowler hats, derby hat, bowlers, charlie chaplin hat",
  synonyms: "derby",
  colour: { l: 0.3, c: 0.02, h: 60 },

  draw: bowlerHat,
};
