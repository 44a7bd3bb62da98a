/** @module Mohawk. */
import type { HatEntry } from "../accessory_entry.ts";
import { asHat } from "../headwear/hairdos.ts";
import { mohawk } from "../headwear/headpieces.ts";

export const variant: HatEntry = {
  words: "mohawk, mohican, mohawk hair, punk hair, spiky hair, pink mohawk hair, liberty spikes",
  synonyms: "mohican punk hair spiky liberty spikes",
  colour: { l: 0.6, c: 0.22, h: 350 },
  draw: asHat(mohawk),
};
