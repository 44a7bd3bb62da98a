/** @module A sari over one shoulder. */
import { GOLD } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { composed } from "../tailoring/composed.ts";

export const costume: CostumeEntry = {
  garment: "sari, saris, saree, sarees, lehenga, indian dress",
  name: "sari",
  synonyms: "saree",
  bareheaded: true,
  home: { garden: 1, temple: 2, market: 1 },
  wear(fitting, named) {
    return composed(fitting, named, {
      cut: {
        name: "sari",
        sleeves: 0.36,
        trim: GOLD,
        skirt: { waist: 0.5, drop: 66, flare: 7, trim: GOLD },
        belt: { colour: GOLD, at: 0.5, width: 0.07 },
      },
      colour: { l: 0.56, c: 0.19, h: 350 },
      closing: "crossed",
      shirt: GOLD,
    });
  },
};
