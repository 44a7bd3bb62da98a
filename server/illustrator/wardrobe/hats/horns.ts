/** @module Two small curved horns. */
import { horns } from "../horns.ts";
import type { HatEntry } from "../accessory_entry.ts";

export const variant: HatEntry = {
  words:
    "horns, devil horns, demon horns, little horns, small horns, two horns, tiny horns, dragon horns, goat horns, oni horns",
  synonyms: "devil demon little small two tiny oni horn",
  colour: { l: 0.5, c: 0.19, h: 25 },
  draw: (colour, role = "accessory") => horns(colour, role),
};
