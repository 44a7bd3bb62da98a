/** @module Swimming cap. */
import type { HatEntry } from "../accessory_entry.ts";
import { swimCap } from "../headwear/close_fitting_hats.ts";

export const variant: HatEntry = {
  words: "swimming cap, swim cap, bathing cap, rubber swim cap",
  synonyms: "swim bathing",
  colour: { l: 0.62, c: 0.16, h: 250 },
  draw: swimCap,
};
