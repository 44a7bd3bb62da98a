/** @module Mullet. */
import type { HatEntry } from "../accessory_entry.ts";
import { mullet } from "../headwear/hairdos.ts";

export const variant: HatEntry = {
  at: "hair",
  words: "mullet, mullet hair, mullet haircut",
  synonyms: "hair haircut",
  colour: { l: 0.4, c: 0.07, h: 50 },
  draw: mullet,
};
