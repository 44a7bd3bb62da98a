/** @module Armour of leather with studs. */
import { shift } from "../../colour/colour.ts";
import { THINGS } from "../../colour/palette.ts";
import { ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { tailored } from "../tailoring/tailored.ts";
import { dots } from "../tailoring/prints.ts";
import { front, neckband } from "../tailoring/fronts.ts";

export const costume: CostumeEntry = {
  garment:
    "leather armour, leather armor, studded leather armour, rogue outfit, rogue armor, ranger armor, leather breastplate, viking armour, thief outfit, leather cuirass, adventurer outfit",
  name: "leather armour",
  synonyms: "rogue ranger studded breastplate cuirass thief adventurer armor",

  bareheaded: true,

  home: { forest: 3, castle: 1, mountains: 1 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.42, c: 0.07, h: 52 };
    const edge = shift(colour, { l: -0.12 });
    return tailored(fitting, {
      name: "leather armour",
      colour,
      texture: "skin",
      sleeves: 0.34,
      length: 0.7,
      trim: edge,
      band: 12,
      ease: 9,
      belt: { colour: edge, at: 0.6, buckle: THINGS.silver },
      skirt: undefined,
      front: [
        front(colour, [
          mark("shade", ribbon([[-80, 24], [0, 44], [80, 24]], [2, 2, 2]), edge),
          mark("shade", ribbon([[-74, 60], [0, 80], [74, 60]], [2, 2, 2]), edge),
          mark("shade", ribbon([[0, 0], [0, 110]], [2, 2]), edge),
          ...dots(THINGS.silver, { size: 4, gap: 26 })({
            left: -70,
            right: 70,
            top: 8,
            bottom: 100,
          }),
        ], { texture: "skin" }),
        neckband(edge, "armour collar", 18),
      ],
    });
  },
};
