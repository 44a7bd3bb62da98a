/** @module Two horns that coil beside the face. */
import { ramHorns } from "../ram_horns.ts";
import type { HatEntry } from "../accessory_entry.ts";

export const variant: HatEntry = {
  words:
    "ram horns, curled horns, curly horns, spiral horns, ram's horns, sheep horns, big horns, curved horns",
  synonyms: "curled curly spiral ram's sheep curved big horn",
  colour: { l: 0.68, c: 0.06, h: 75 },
  draw: (colour, role = "accessory") => ramHorns(colour, role),
};
