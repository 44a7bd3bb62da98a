/** @module Flowerpot hat. */
import type { HatEntry } from "../accessory_entry.ts";
import { flowerpot } from "../headwear/improvised_hats.ts";

export const variant: HatEntry = {
  words:
    "flowerpot hat, flower pot hat, flower pot as a hat, flowerpot as a hat, flower pot on its head, flowerpot on its head, flower pot on his head, flower pot on her head",
  nearest: "bucket on its head, bucket as a hat",
  synonyms: "flower pot flowerpot",
  colour: { l: 0.6, c: 0.11, h: 42 },
  draw: flowerpot,
};
