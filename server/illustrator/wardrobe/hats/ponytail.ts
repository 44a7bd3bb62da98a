/** @module Ponytail. */
import type { HatEntry } from "../accessory_entry.ts";
import { ponytail } from "../headwear/hairdos.ts";

export const variant: HatEntry = {
  at: "hair",
  words: "ponytail, pony tail, high ponytail, hair in a ponytail",
  synonyms: "hair high",
  colour: { l: 0.4, c: 0.07, h: 50 },
  draw: ponytail,
};
