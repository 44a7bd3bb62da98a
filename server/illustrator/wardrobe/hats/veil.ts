/** @module A veil that falls from a wreath over the shoulders. */
import { shift } from "../../colour/colour.ts";
import { flower } from "../cloth/cloth.ts";
import { tulle } from "../headwear/veil.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";

/** Where the blossoms of the wreath are. */
const WREATH = [-70, -46, -23, 0, 23, 46, 70] as const;

/** Tulle, and the small blossoms that hold it. */
const veil: HatOf = (colour, role = "accessory") => [
  tulle(colour, role),
  ...WREATH.flatMap((x) =>
    flower([x, -106 - 14 * Math.cos(x / 50)], 13, shift(colour, { l: -0.03 }), role)
  ),
];

export const variant: HatEntry = {
  words: "veil, veils, bridal veil, wedding veil, lace veil, white veil",
  synonyms: "bridal wedding lace",
  colour: { l: 0.96, c: 0.01, h: 80 },

  draw: veil,
};
