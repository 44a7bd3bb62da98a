/**
 * A bow tie.
 *
 * @module
 */
import { shift } from "../../colour.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";
import { bow } from "../cloth.ts";
import { collarBand } from "../neckwear.ts";
import { nearest, says } from "../../vocabulary/term.ts";

const bowTie: ScarfOf = (
  colour,
  role = "accessory",
) => [collarBand(shift(colour, { l: -0.16 }), role), ...bow([0, 22], 32, colour, role)];

export const variant: ScarfEntry = {
  words: [
    says({ accessory: "scarf" }, "bow tie, bowtie, bow ties", { variant: "bow tie" }),
    nearest({ accessory: "scarf" }, "vest, waistcoat", { variant: "bow tie" }),
  ],
  chosen: 1,
  draw: bowTie,
};
