/** @module A tiara. */
import { GOLD } from "../../colour/palette.ts";
import type { HatEntry } from "../accessory_entry.ts";
import { gemOf, tiara } from "../headwear/crowns.ts";

export const variant: HatEntry = {
  words:
    "tiara, diadem, diamond tiara, princess tiara, jewelled tiara, bridal tiara, princess crown, tiaras, diadems, beauty queen crown, jeweled tiara",
  nearest: "circlet tiara, forehead jewel, bindi",
  colour: GOLD,
  draw: (colour, role = "accessory") => tiara(gemOf(colour), role),
};
