/** @module A long shirt for the night. */
import { shift } from "../../colour/colour.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import { bow } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { ruffle } from "../neckwear.ts";
import { front } from "../tailoring/fronts.ts";
import { flowers } from "../tailoring/prints.ts";
import { tailored } from "../tailoring/tailored.ts";

/** Of the chest, where flowers are strewn. */
const CHEST = { left: -84, right: 84, top: 30, bottom: 104 };

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
    const sprigs = flowers(colour.l > 0.7 ? THINGS.pink : WHITE, undefined, 0.8);
    return tailored(fitting, {
      name: "nightgown",
      colour,
      ease: 9,
      trim: shift(colour, { l: -0.07 }),
      band: 8,
      skirt: { waist: 0.5, drop: 60, flare: 14, trim: shift(colour, { l: -0.05 }) },
      allOver: sprigs,
      front: [
        front(colour, sprigs(CHEST)),
        ruffle(shift(colour, { l: -0.03 }), "costume"),
        ...bow([0, 24], 15, THINGS.pink, "costume"),
      ],
    });
  },
};
