/** @module A baker in white. */
import type { CostumeEntry } from "../costume_entry.ts";
import { bakerCap } from "../headwear/headpieces.ts";
import { composed } from "../tailoring/composed.ts";

export const costume: CostumeEntry = {
  person: "baker, bakers, pastry chef, pastry cook, pizza maker, pizzaiolo, patissier",
  garment:
    "baker outfit, baker costume, baker uniform, baker hat, baker cap, bakers hat, bakers cap, baker clothes",
  name: "baker’s clothes",
  synonyms: "baker pastry cap hat",
  home: { bakery: 5, kitchen: 1 },
  wear(fitting, named) {
    return composed(fitting, named, {
      cut: {
        name: "baker jacket",
        ease: 8,
        sleeves: 0.6,
        skirt: { waist: 0.55, drop: 44, flare: 6 },
        belt: { colour: { l: 0.84, c: 0.02, h: 80 }, name: "apron tie", at: 0.55, width: 0.06 },
      },
      colour: { l: 0.95, c: 0.012, h: 80 },
      closing: "double row",
      head: bakerCap,
    });
  },
};
