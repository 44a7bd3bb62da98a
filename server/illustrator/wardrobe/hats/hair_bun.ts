/** @module Hair bun. */
import type { HatEntry } from "../accessory_entry.ts";
import { bun } from "../headwear/hairdos.ts";

export const variant: HatEntry = {
  at: "hair",
  words: "hair bun, top knot, topknot, man bun, bun hairdo, hair in a bun, space buns",
  synonyms: "top knot topknot bun man hairdo",
  colour: { l: 0.4, c: 0.07, h: 50 },
  draw: bun,
};
