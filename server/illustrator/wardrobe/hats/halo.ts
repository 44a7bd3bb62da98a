/** @module A ring of light over the head. */
import { halo } from "../headwear/halo.ts";
import { GOLD } from "../../colour/palette.ts";
import type { HatEntry } from "../accessory_entry.ts";

export const variant: HatEntry = {
  words: "halo, halos, angel halo, haloed, golden halo, glowing halo",
  synonyms: "halos angel haloed golden glowing",
  colour: GOLD,
  draw: (colour, role = "accessory") => halo(colour, role),
};
