/** @module Quiff. */
import type { HatEntry } from "../accessory_entry.ts";
import { asHat } from "../headwear/hairdos.ts";
import { quiff } from "../headwear/headpieces.ts";

export const variant: HatEntry = {
  words: "quiff, pompadour, rockabilly hair, greased hair, slicked back hair, elvis hair",
  nearest: "hair combed with gel, combed hair, toupee, comb over, combover",
  synonyms: "pompadour rockabilly hair greased slicked elvis",
  colour: { l: 0.25, c: 0.02, h: 50 },
  isOwnColour: true,
  draw: asHat(quiff),
};
