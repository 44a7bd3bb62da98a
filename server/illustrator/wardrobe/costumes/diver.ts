/** @module A diver with mask and snorkel. */
import { THINGS } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { divingMask } from "../headwear/headpieces.ts";
import { composed } from "../tailoring/composed.ts";

export const costume: CostumeEntry = {
  person: "scuba diver, diver, divers, scuba, snorkeler, snorkeller, frogman, scuba divers",
  garment:
    "wetsuit, wet suit, diving suit, scuba gear, scuba suit, diving gear, snorkel and mask, diving mask, scuba mask, snorkel mask, mask and snorkel, catsuit",
  name: "wetsuit",
  synonyms: "diver scuba diving snorkel gear mask frogman",
  includes: ["carnival mask"],
  home: { underwater: 6, beach: 1 },
  wear(fitting, named) {
    return composed(fitting, named, {
      cut: {
        name: "wetsuit",
        texture: "skin",
        trousers: 0.9,
        ease: 3,
        trim: THINGS.turquoise,
        band: 8,
      },
      colour: { l: 0.27, c: 0.03, h: 255 },
      closing: "zip",
      collar: "round",
      head: divingMask,
    });
  },
};
