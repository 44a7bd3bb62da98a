/** @module Plaits. */
import type { HatEntry } from "../accessory_entry.ts";
import { plaits } from "../headwear/hairdos.ts";

export const variant: HatEntry = {
  at: "hair",
  words:
    "pigtails, plaits, braids, braided hair, plaited hair, two braids, pippi braids, hair in plaits, hair in braids",
  nearest: "dreadlocks, cornrows, hair beads, beads in its hair",
  synonyms: "pigtails braids braided hair plaited pippi",
  colour: { l: 0.84, c: 0.11, h: 85 },
  draw: plaits,
};
