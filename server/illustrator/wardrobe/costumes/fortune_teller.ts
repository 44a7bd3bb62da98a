/** @module A fortune teller in a kerchief with coins. */
import { GOLD, THINGS } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { coinKerchief } from "../headwear/headpieces.ts";
import { composed } from "../tailoring/composed.ts";
import { stars } from "../tailoring/prints.ts";

export const costume: CostumeEntry = {
  person: "fortune teller, fortune tellers, clairvoyant, psychic, tarot reader, palm reader",
  garment:
    "fortune teller outfit, fortune teller costume, fortune teller dress, fortune teller clothes",
  name: "fortune teller’s dress",
  synonyms: "fortune teller clairvoyant psychic reader",
  home: { attic: 2, "living room": 1 },
  wear(fitting, named) {
    return composed(fitting, named, {
      cut: {
        name: "layered dress",
        sleeves: 0.5,
        trim: GOLD,
        skirt: { waist: 0.5, drop: 62, flare: 18, trim: GOLD },
        belt: { colour: THINGS.red, at: 0.5, width: 0.16, name: "sash" },
        allOver: stars({ l: 0.84, c: 0.14, h: 88 }, 0.8),
      },
      colour: { l: 0.4, c: 0.15, h: 310 },
      collar: "round",
      head: coinKerchief,
      headColour: { l: 0.52, c: 0.18, h: 350 },
    });
  },
};
