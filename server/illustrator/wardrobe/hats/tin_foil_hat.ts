/** @module Tin foil hat. */
import type { HatEntry } from "../accessory_entry.ts";
import { foilHat } from "../headwear/improvised_hats.ts";

export const variant: HatEntry = {
  words: "tin foil hat, tinfoil hat, foil hat, aluminium foil hat, tin hat of foil",
  synonyms: "tinfoil foil aluminium",
  colour: { l: 0.82, c: 0.012, h: 250 },
  isOwnColour: true,
  draw: foilHat,
};
