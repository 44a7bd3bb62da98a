/** @module Fringe. */
import type { HatEntry } from "../accessory_entry.ts";
import { fringe } from "../headwear/hairdos.ts";

export const variant: HatEntry = {
  at: "hair",
  words:
    "fringe, fringe over its eyes, fringe covering eyes, emo fringe, bangs, side fringe, emo hair, hair over one eye, side swept bangs, long fringe",
  synonyms: "emo bangs side hair swept long covering eyes",
  colour: { l: 0.25, c: 0.02, h: 50 },
  draw: fringe,
};
