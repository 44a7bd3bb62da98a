/** @module A player in a marching band. */
import { GOLD, WHITE } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { shako } from "../headwear/headpieces.ts";
import { composed } from "../tailoring/composed.ts";

export const costume: CostumeEntry = {
  person:
    "marching band player, toy soldier, tin soldier, nutcracker, drum majorette, majorette, royal guard",
  garment:
    "marching band uniform, marching band costume, band uniform, toy soldier uniform, nutcracker costume, toy soldier costume, marching band outfit, shako",
  name: "band uniform",
  synonyms: "marching toy tin soldier majorette guard shako",
  home: { city: 2, stage: 2 },
  wear(fitting, named) {
    return composed(fitting, named, {
      cut: {
        name: "band uniform",
        trousers: 0.84,
        trim: GOLD,
        band: 9,
        belt: { colour: WHITE, at: 0.66, width: 0.08, buckle: GOLD },
      },
      colour: { l: 0.5, c: 0.19, h: 25 },
      closing: "braid",
      shirt: GOLD,
      head: shako,
    });
  },
};
