/** @module Colander. */
import type { HatEntry } from "../accessory_entry.ts";
import { colander } from "../headwear/improvised_hats.ts";

export const variant: HatEntry = {
  words:
    "colander, colander helmet, colander hat, colander on its head, colander on his head, colander on her head, helmet made from a colander, colander as a helmet, colander as a hat",
  nearest: "saucepan helmet, saucepan on its head, pot on its head, cooking pot as a helmet",
  synonyms: "helmet hat",
  colour: { l: 0.76, c: 0.012, h: 250 },
  draw: colander,
};
