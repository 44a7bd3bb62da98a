/** @module A gladiator. */
import { GOLD, THINGS } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { crestedHelmet } from "../headwear/headpieces.ts";
import { composed } from "../tailoring/composed.ts";

export const costume: CostumeEntry = {
  person:
    "gladiator, gladiators, roman soldier, centurion, roman legionary, spartan, spartan warrior, hoplite",
  garment:
    "gladiator outfit, gladiator armour, gladiator costume, roman armour, roman helmet, gladiator helmet, spartan helmet, centurion costume",
  name: "gladiator’s armour",
  synonyms: "gladiator roman centurion legionary soldier",
  home: { desert: 2, castle: 1, stadium: 2 },
  wear(fitting, named) {
    return composed(fitting, named, {
      cut: {
        name: "breastplate",
        texture: "metal",
        sleeves: 0.16,
        length: 0.6,
        skirt: { waist: 0.56, drop: 34, flare: 8 },
        belt: { colour: THINGS.brown, at: 0.56, width: 0.12, buckle: GOLD },
        trim: THINGS.brown,
      },
      colour: { l: 0.72, c: 0.1, h: 75 },
      closing: "braid",
      shirt: { l: 0.58, c: 0.09, h: 70 },
      head: crestedHelmet,
    });
  },
};
