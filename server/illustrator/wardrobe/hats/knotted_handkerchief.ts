/** @module Knotted handkerchief. */
import type { HatEntry } from "../accessory_entry.ts";
import { knottedHankie } from "../headwear/improvised_hats.ts";

export const variant: HatEntry = {
  words:
    "knotted handkerchief, hankie on head, hankie on its head, handkerchief on its head, handkerchief on head, knotted hankie, hankie on his head",
  nearest: "tea towel on its head",
  synonyms: "hankie head",
  colour: { l: 0.95, c: 0.012, h: 85 },
  draw: knottedHankie,
};
