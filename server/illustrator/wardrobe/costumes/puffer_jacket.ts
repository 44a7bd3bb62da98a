/** @module A jacket filled with down. */
import { shift } from "../../colour/colour.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { tailored } from "../tailoring/tailored.ts";
import { quilting } from "../tailoring/fabrics.ts";
import { front, neckband, zip } from "../tailoring/fronts.ts";

export const costume: CostumeEntry = {
  garment:
    "puffer jacket, puffer, down jacket, puffer coat, padded jacket, quilted jacket, ski jacket, puffy jacket, winter jacket, parka, snowsuit, ski suit, quilted coat",
  name: "puffer jacket",
  isOfAnyColour: true,
  synonyms: "down padded quilted ski parka jacket coat puffy winter",

  bareheaded: true,

  layer: "over",
  opens: true,
  home: { snow: 3, mountains: 1, city: 1 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.62, c: 0.16, h: 40 };
    return tailored(fitting, {
      name: "puffer jacket",
      colour,
      trim: shift(colour, { l: -0.1 }),
      ease: 14,
      length: 0.74,
      allOver: quilting(colour),
      front: [
        front(colour, [
          ...quilting(colour)({ left: -90, right: 90, top: -20, bottom: 110 }),
          ...zip(colour),
        ]),
        neckband(shift(colour, { l: 0.04 }), "jacket collar", 34),
      ],
    });
  },
};
