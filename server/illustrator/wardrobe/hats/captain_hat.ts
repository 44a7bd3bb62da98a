/** @module Captain’s cap. */
import type { HatEntry } from "../accessory_entry.ts";
import { captainsCap } from "../headwear/close_fitting_hats.ts";

export const variant: HatEntry = {
  words:
    "captain hat, captain's hat, captains hat, captains cap, captain's cap, skipper hat, skipper cap, captain cap, sea captain hat, yacht cap",
  synonyms: "captain captains skipper hat sea yacht",
  colour: { l: 0.95, c: 0.012, h: 85 },
  draw: captainsCap,
};
