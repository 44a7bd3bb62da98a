/** @module A coat. */
import { shift } from "../../colour/colour.ts";
import { GOLD, WHITE } from "../../colour/palette.ts";
import { collar } from "../cloth/day_cloth.ts";
import { tailored } from "../tailoring/tailored.ts";
import { doubleBreast, front, lapels } from "../tailoring/fronts.ts";
import { nearest } from "../../vocabulary/term.ts";
import type { CostumeEntry } from "../costume_entry.ts";
export const costume: CostumeEntry = {
  garment:
    "winter coat, overcoat, duffle coat, coat and scarf, peacoat, pea coat, woolen coat, woollen coat, wool coat, long coat, warm coat, frock coat, smoking jacket, fleece, fleece jacket, greatcoat, military coat, fur lined coat, sheepskin jacket, bodywarmer, trenchcoats, sports jacket, bolero, duffel coat, toggle coat, duffel coats, donkey jacket, barber coat, barber's coat, car coat",
  nearestPerson:
    "nobleman, renaissance nobleman, gentlemen, lord of the manor, shakespeare, mozart, beethoven, footman, toreador, matador, bullfighter, hotelier, biker, rocker, emo kid, greaser",
  terms: [nearest(
    { costume: "coat" },
    "doublet, velvet doublet, jerkin, tabard, cheongsam top, flight suit, judo suit, karate gi, judo gi, martial arts gi",
    { role: "thing", weak: true },
  )],
  name: "coat",
  isOfAnyColour: true,
  bareheaded: true,
  layer: "over",
  opens: true,
  home: { city: 2, snow: 1, forest: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.52, c: 0.085, h: 50 };
    return tailored(fitting, {
      name: "coat",
      colour,
      ease: 9,
      trim: shift(colour, { l: -0.1 }),
      skirt: { waist: 0.6, drop: 30, flare: 12 },
      front: [
        front(colour, [...lapels(colour, WHITE, 40), ...doubleBreast(GOLD)]),
        collar(shift(colour, { l: -0.06 })),
      ],
    });
  },
};
