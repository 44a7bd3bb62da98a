/** @module A long shirt for the night. */
import { shift } from "../../colour/colour.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { ruffle } from "../neckwear.ts";
import { tailored } from "../tailoring/tailored.ts";

export const costume: CostumeEntry = {
  garment:
    "nightgown, nightgowns, nightshirt, nightie, night gown, nightdress, sleeping gown, hospital gown",
  name: "nightgown",
  hasFront: true,
  synonyms: "night nightshirt nightie nightdress sleeping",

  bareheaded: true,

  layer: "inner",
  home: { bedroom: 3, window: 1 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.94, c: 0.02, h: 250 };
    return tailored(fitting, {
      name: "nightgown",
      colour,
      ease: 9,
      trim: shift(colour, { l: -0.07 }),
      band: 8,
      skirt: { waist: 0.5, drop: 60, flare: 14, trim: shift(colour, { l: -0.05 }) },
      front: [ruffle(shift(colour, { l: -0.03 }), "costume")],
    });
  },
};
