/** @module Afro. */
import type { HatEntry } from "../accessory_entry.ts";
import { afro } from "../headwear/hairdos.ts";

export const variant: HatEntry = {
  at: "hair",
  words: "afro, afro wig, curly wig, big curly hair, afro hair, perm, big hair, curly hair wig",
  nearest: "rainbow wig",
  synonyms: "wig curly clown hair perm big",
  colour: { l: 0.4, c: 0.07, h: 50 },
  draw: afro,
};
