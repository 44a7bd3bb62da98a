/** @module A crown. */
import { GOLD } from "../../colour/palette.ts";
import type { HatEntry } from "../accessory_entry.ts";
import { crown, gemOf, metalOf } from "../headwear/crowns.ts";

export const variant: HatEntry = {
  words:
    "crown, crowns, corona, royal crown on its head, jewelled crown, jeweled crown, ice crown, crown of gold, spiky crown, tinsel crown",
  nearest: "headdress, feather headdress, circlet, crown of thorns, papal tiara, mitre",
  colour: GOLD,
  draw: (colour, role = "accessory") => crown(gemOf(colour), metalOf(colour), role),
};
