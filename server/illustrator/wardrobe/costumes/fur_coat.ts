/** @module A coat of fur. */
import { shift } from "../../colour/colour.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { tailored } from "../tailoring/tailored.ts";
import { fleece } from "../tailoring/fabrics.ts";
import { closing, front, loweredHood } from "../tailoring/fronts.ts";

export const costume: CostumeEntry = {
  garment:
    "fur coat, fur coats, mink coat, faux fur coat, sheepskin coat, shearling coat, fur jacket, fluffy coat, teddy coat",
  name: "fur coat",
  synonyms: "mink faux sheepskin shearling teddy",

  bareheaded: true,

  layer: "over",
  opens: true,
  home: { city: 2, snow: 2, stage: 1 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.5, c: 0.06, h: 55 };
    return tailored(fitting, {
      name: "fur coat",
      colour,
      ease: 15,
      trim: shift(colour, { l: 0.1 }),
      band: 20,
      allOver: fleece(colour),
      skirt: { waist: 0.6, drop: 26, flare: 12, trim: shift(colour, { l: 0.1 }) },
      front: [
        front(colour, [
          ...fleece(colour)({ left: -90, right: 90, top: -30, bottom: 110 }),
          closing(colour),
        ]),
        ...loweredHood(shift(colour, { l: 0.1 }), shift(colour, { l: -0.1 })).slice(0, 1),
      ],
    });
  },
};
