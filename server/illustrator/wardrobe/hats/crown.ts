/**
 * A crown.
 *
 * @module
 */
import { GOLD } from "../../palette.ts";
import type { HatEntry } from "../accessory_entry.ts";
import { crown, gemOf, metalOf } from "../crowns.ts";
import { says } from "../../vocabulary/term.ts";

export const variant: HatEntry = {
  words: [
    says({ accessory: "hat" }, "crown, crowns, corona", { variant: "crown" }),
  ],
  colour: GOLD,
  draw: (colour, role = "accessory") => crown(gemOf(colour), metalOf(colour), role),
};
