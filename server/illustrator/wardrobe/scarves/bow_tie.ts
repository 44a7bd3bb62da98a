/** @module A bow tie. */
import { shift } from "../../colour/colour.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";
import { bow } from "../cloth/cloth.ts";
import { collarBand } from "../neckwear.ts";

const bowTie: ScarfOf = (
  colour,
  role = "accessory",
) => [collarBand(shift(colour, { l: -0.16 }), role), ...bow([0, 28], 42, colour, role)];

export const variant: ScarfEntry = {
  words:
    "bow tie, bowtie, bow ties, dickie bow, dicky bow, bow-tie, bowties, velvet bow tie, clip on bow tie",
  nearest: "waist coat, tuxedo shirt, dapper outfit, cummerbund, puffy shirt",
  chosen: 1,
  draw: bowTie,
};
