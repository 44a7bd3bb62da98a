/** @module A polar explorer in a hood of fur. */
import type { CostumeEntry } from "../costume_entry.ts";
import { furHood } from "../headwear/headpieces.ts";
import { composed } from "../tailoring/composed.ts";

export const costume: CostumeEntry = {
  person:
    "polar explorer, polar explorers, arctic explorer, antarctic explorer, inuit, eskimo, mountaineer, alpinist",
  garment:
    "polar explorer clothes, polar explorer outfit, fur trimmed parka, fur hood, parka with a fur hood, arctic clothes, polar suit, fur lined parka",
  name: "polar parka",
  synonyms: "polar arctic antarctic explorer inuit parka fur hood",
  home: { snow: 5, mountains: 1 },
  wear(fitting, named) {
    return composed(fitting, named, {
      cut: {
        name: "polar parka",
        ease: 14,
        trousers: 0.8,
        trim: { l: 0.9, c: 0.02, h: 75 },
        band: 18,
      },
      colour: { l: 0.52, c: 0.15, h: 40 },
      closing: "zip",
      head: furHood,
    });
  },
};
