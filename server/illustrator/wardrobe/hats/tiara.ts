/**
 * A tiara.
 *
 * @module
 */
import { GOLD } from "../../palette.ts";
import type { HatEntry } from "../accessory_entry.ts";
import { gemOf, tiara } from "../crowns.ts";
import { says } from "../../vocabulary/term.ts";

export const variant: HatEntry = {
  words: [
    says({ accessory: "hat" }, "tiara, diadem", { variant: "tiara" }),
  ],
  colour: GOLD,
  draw: (colour, role = "accessory") => tiara(gemOf(colour), role),
};
