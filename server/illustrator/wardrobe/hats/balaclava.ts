/** @module Balaclava. */
import type { HatEntry } from "../accessory_entry.ts";
import { balaclava } from "../headwear/close_fitting_hats.ts";

export const variant: HatEntry = {
  words: "balaclava, balaclavas, knitted balaclava, ski mask, robber mask, bank robber mask",
  nearest: "burglar mask",
  synonyms: "knitted ski mask robber",
  colour: { l: 0.3, c: 0.02, h: 260 },
  draw: balaclava,
};
