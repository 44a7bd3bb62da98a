/** @module A soft suit from the neck to the paws. */
import { shift } from "../../colour/colour.ts";
import { WHITE } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { tailored } from "../tailoring/tailored.ts";
import { fleece } from "../tailoring/fabrics.ts";
import { front, loweredHood, zip } from "../tailoring/fronts.ts";

export const costume: CostumeEntry = {
  garment:
    "onesie, onesies, fleece onesie, romper, playsuit, baby onesie, footie pajamas, jumpsuit, jumpsuits, long johns, thermal underwear, bodysuit, union suit",
  name: "onesie",
  hasFront: true,
  isOfAnyColour: true,
  synonyms: "romper jumpsuit fleece playsuit bodysuit",

  bareheaded: true,

  home: { bedroom: 2, "living room": 2 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.8, c: 0.09, h: 355 };
    return tailored(fitting, {
      name: "onesie",
      colour,
      sleeves: 0.94,
      trousers: 0.94,
      trim: shift(colour, { l: 0.05 }),
      band: 12,
      isRibbed: true,
      ease: 9,
      allOver: fleece(colour),
      front: [
        front(colour, [
          ...fleece(colour)({ left: -90, right: 90, top: -30, bottom: 110 }),
          ...zip(colour),
        ]),
        ...loweredHood(shift(colour, { l: 0.03 }), WHITE),
      ],
    });
  },
};
