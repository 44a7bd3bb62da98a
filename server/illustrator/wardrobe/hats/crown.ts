/** @module A crown. */
import { GOLD } from "../../colour/palette.ts";
import type { HatEntry } from "../accessory_entry.ts";
import { crown, gemOf, metalOf } from "../crowns.ts";
import { nearest, says } from "../../vocabulary/term.ts";

export const variant: HatEntry = {
  words: [
    says(
      { accessory: "hat" },
      "crown, crowns, corona, royal crown on its head, jewelled crown, jeweled crown, paper crown, ice crown, crown of gold, spiky crown",
      { variant: "crown" },
    ),
    nearest(
      { accessory: "hat" },
      "headdress, feather headdress, circlet, laurel wreath, laurel crown, laurels, crown of thorns, papal tiara, mitre, burger king crown, crown of laurel, olive wreath, crown of candles, crown of leaves",
      { variant: "crown" },
    ),
  ],
  colour: GOLD,
  draw: (colour, role = "accessory") => crown(gemOf(colour), metalOf(colour), role),
};
