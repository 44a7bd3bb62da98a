/** @module Lampshade hat. */
import type { HatEntry } from "../accessory_entry.ts";
import { lampshade } from "../headwear/improvised_hats.ts";

export const variant: HatEntry = {
  words:
    "lampshade hat, lampshade on head, lampshade on its head, lampshade on his head, lampshade on her head, lampshade as a hat, wearing a lampshade",
  synonyms: "lampshade",
  colour: { l: 0.88, c: 0.06, h: 85 },
  draw: lampshade,
};
