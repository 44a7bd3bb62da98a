/** @module Tea cosy. */
import type { HatEntry } from "../accessory_entry.ts";
import { teaCosy } from "../headwear/improvised_hats.ts";

export const variant: HatEntry = {
  words: "tea cosy, tea cozy, teapot cosy",
  nearest: "egg cosy",
  synonyms: "cozy teapot",
  colour: { l: 0.58, c: 0.17, h: 20 },
  draw: teaCosy,
};
