/** @module A top hat. */
import { knots } from "../../geometry/coordinates.ts";
import { shift } from "../../colour/colour.ts";
import { ellipse, leaf, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";
import { cloth, hatBand } from "../cloth/cloth.ts";

/** A tall hat with a band. */
export const topHat: HatOf = (colour, role = "accessory") => [
  cloth("hat brim", ellipse([0, -74], 108, 22), colour, { role }),
  cloth(
    "hat crown",
    smooth(knots("-62 -76, -58 -130, -66 -188!, 0 -198, 66 -188!, 58 -130, 62 -76, 0 -62")),
    shift(colour, { l: 0.03 }),
    {
      role,
      marks: [mark("light", leaf([-44, -180], [-40, -90], 6), shift(colour, { l: 0.14 }), 3)],
    },
  ),
  hatBand("hat band", colour, { role, upper: 61, lower: 63 }),
];

export const variant: HatEntry = {
  words:
    "top hat, tophat, tall hat, magician hat, magician's hat, magicians hat, stovepipe hat, silk hat, opera hat, top hats, ringmaster hat, ringmaster's hat, abraham lincoln hat, mad hatter hat, mad hatter, slash hat, willy wonka hat, gentleman's hat",
  nearest: "leprechaun hat, pilgrim hat",
  plain: 2,
  chosen: 1,
  colour: { l: 0.3, c: 0.015, h: 280 },
  draw: topHat,
};
