/** @module A sash over one shoulder. */
import { shift } from "../../colour/colour.ts";
import { ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { cloth } from "../cloth/cloth.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";

/** A sash over one shoulder. */
const sash: ScarfOf = (colour, role = "accessory") => [
  cloth("sash", ribbon([[-74, -22], [-6, 62], [66, 118]], [17, 19, 17]), colour, {
    role,
    marks: [
      mark(
        "detail",
        ribbon([[-86, -12], [-18, 74], [54, 130]], [2, 2, 2]),
        shift(colour, { l: 0.24, c: -0.1 }),
      ),
      mark(
        "detail",
        ribbon([[-60, -34], [8, 50], [80, 106]], [2, 2, 2]),
        shift(colour, { l: 0.24, c: -0.1 }),
      ),
    ],
  }),
];

export const variant: ScarfEntry = {
  words:
    "sash, sashes, pageant sash, winner's sash, winners sash, beauty pageant sash, ribbon sash, sash across its chest, sash across his chest, sash across her chest",
  synonyms: "pageant winners ribbon beauty",
  colour: { l: 0.62, c: 0.2, h: 0 },
  draw: sash,
};
