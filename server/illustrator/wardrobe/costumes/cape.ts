/** @module A cape. */
import { GOLD } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { cloak } from "../garments.ts";

export const costume: CostumeEntry = {
  garment:
    "cape, capes, cloak, cloaks, mantle, flowing cape, flowing cloak, travelling cloak, blanket cape, towel cape, cape made of a blanket, cape made of a towel, blanket as a cape, towel as a cape",
  name: "cape",
  isOfAnyColour: true,
  synonyms: "cloak mantle velvet flowing travelling",

  bareheaded: true,

  layer: "over",
  home: { castle: 2, mountains: 1, forest: 1 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.5, c: 0.18, h: 24 };
    return cloak(fitting.cat, colour, GOLD);
  },
};
