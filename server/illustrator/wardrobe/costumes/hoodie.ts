/** @module A sweater with a hood and a pouch. */
import { shift } from "../../colour/colour.ts";
import { WHITE } from "../../colour/palette.ts";
import { ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { tailored } from "../tailoring/tailored.ts";
import { front, loweredHood } from "../tailoring/fronts.ts";

export const costume: CostumeEntry = {
  garment:
    "hoodie, hoodies, hoody, hooded sweatshirt, hooded sweater, zip hoodie, oversized hoodie, sweatshirt, sweatshirts",
  name: "hoodie",
  hasFront: true,
  isOfAnyColour: true,
  synonyms: "hooded sweatshirt hoody hood",

  bareheaded: true,

  layer: "middle",
  home: { city: 3, "living room": 2, cafe: 1 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.5, c: 0.1, h: 205 };
    const pouch = shift(colour, { l: -0.05 });
    return tailored(fitting, {
      name: "hoodie",
      colour,
      trim: shift(colour, { l: -0.07 }),
      band: 16,
      isRibbed: true,
      ease: 9,
      length: 0.76,
      front: [
        front(colour, [
          mark("detail", [[-34, 62], [34, 62], [48, 96], [-48, 96]], pouch),
          mark("shade", ribbon([[-34, 62], [34, 62]], [2, 2]), shift(colour, { l: -0.16 })),
        ]),
        ...loweredHood(shift(colour, { l: 0.03 }), WHITE),
      ],
    });
  },
};
