/** @module A skirt. */
import { shift } from "../../colour/colour.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { mergeOutfits } from "../outfit.ts";
import { beltOn } from "../tailoring/tailored.ts";
import { skirtOn } from "../tailoring/skirt.ts";

export const costume: CostumeEntry = {
  garment:
    "skirt, skirts, miniskirt, mini skirt, pleated skirt, long skirt, skater skirt, full skirt, tiered skirt, flared skirt, circle skirt, peasant skirt",
  name: "skirt",
  synonyms: "miniskirt mini pleated skater",

  bareheaded: true,
  isLow: true,
  layer: "legs",
  home: { city: 2, meadow: 1 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.56, c: 0.17, h: 15 };
    return mergeOutfits([
      {
        skirt: skirtOn(fitting.cat.figure, {
          name: "skirt",
          colour,
          texture: "cloth",
          waist: 0.6,
          drop: 24,
          flare: 22,
          trim: shift(colour, { l: -0.08 }),
        }),
      },
      beltOn(fitting, {
        colour: shift(colour, { l: -0.14 }),
        at: 0.6,
        width: 0.07,
        name: "waistband",
      }, true),
    ]);
  },
};
