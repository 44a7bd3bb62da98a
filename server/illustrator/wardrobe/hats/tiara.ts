/** @module A tiara. */
import { GOLD } from "../../colour/palette.ts";
import type { HatEntry } from "../accessory_entry.ts";
import { gemOf, tiara } from "../crowns.ts";
import { nearest, says } from "../../vocabulary/term.ts";

export const variant: HatEntry = {
  words: [
    says(
      { accessory: "hat" },
      "tiara, diadem, diamond tiara, princess tiara, jewelled tiara, bridal tiara, princess crown, tiaras, diadems, beauty queen crown, jeweled tiara",
      { variant: "tiara" },
    ),
    nearest({ accessory: "hat" }, "circlet tiara, forehead jewel, bindi", { variant: "tiara" }),
  ],
  colour: GOLD,
  draw: (colour, role = "accessory") => tiara(gemOf(colour), role),
};
