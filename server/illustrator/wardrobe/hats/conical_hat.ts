/** @module Conical hat. */
import type { HatEntry } from "../accessory_entry.ts";
import { conicalHat } from "../headwear/close_fitting_hats.ts";

export const variant: HatEntry = {
  words:
    "conical hat, rice hat, bamboo hat, asian conical hat, vietnamese hat, non la, paddy hat, chinese straw hat, coolie hat, straw cone hat",
  synonyms: "rice bamboo asian vietnamese non la paddy",
  colour: { l: 0.83, c: 0.08, h: 85 },
  draw: conicalHat,
};
