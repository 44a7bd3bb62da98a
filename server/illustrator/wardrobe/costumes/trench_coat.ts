/** @module A long coat with a belt. */
import { shift } from "../../colour/colour.ts";
import { INK, WHITE } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { tailored } from "../tailoring/tailored.ts";
import { doubleBreast, front, lapels, wingCollar } from "../tailoring/fronts.ts";

export const costume: CostumeEntry = {
  garment:
    "trench coat, trenchcoat, trench coats, mackintosh coat, spy coat, beige trench coat, duster coat, detective coat",
  name: "trench coat",
  isOfAnyColour: true,
  synonyms: "mackintosh spy trenchcoat duster long",

  bareheaded: true,

  layer: "over",
  opens: true,
  home: { city: 3 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.76, c: 0.065, h: 78 };
    return tailored(fitting, {
      name: "trench coat",
      colour,
      ease: 9,
      trim: shift(colour, { l: -0.08 }),
      band: 11,
      skirt: { waist: 0.56, drop: 44, flare: 13 },
      belt: { colour: shift(colour, { l: -0.14 }), at: 0.58, buckle: INK },
      front: [
        front(colour, [...lapels(colour, WHITE, 50), ...doubleBreast(shift(colour, { l: -0.4 }))]),
        ...wingCollar(shift(colour, { l: -0.05 }), "coat collar"),
      ],
    });
  },
};
