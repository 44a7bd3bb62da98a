/** @module Paper hat. */
import type { HatEntry } from "../accessory_entry.ts";
import { paperHat } from "../headwear/improvised_hats.ts";

export const variant: HatEntry = {
  words:
    "paper hat, newspaper hat, hat of newspaper, hat made of newspaper, folded paper hat, origami hat, paper boat hat",
  synonyms: "newspaper folded origami boat",
  colour: { l: 0.93, c: 0.012, h: 85 },
  draw: paperHat,
};
