/** @module A waistcoat. */
import { shift } from "../../colour/colour.ts";
import { GOLD, WHITE } from "../../colour/palette.ts";
import { mark } from "../../items.ts";
import { nearest } from "../../vocabulary/term.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { tailored } from "../tailoring/tailored.ts";
import { buttons, closing, front, pocket, wingCollar } from "../tailoring/fronts.ts";

export const costume: CostumeEntry = {
  garment:
    "vest, vests, waistcoat, waistcoats, gilet, sleeveless jacket, suit vest, tailored vest, formal vest, waiter vest, lifejackets, life vests, bulletproof vest, fishing vest",
  terms: [nearest(
    { costume: "vest" },
    "flak jacket, puffer vest, bandolier, hi vis jacket, high vis",
    { role: "thing" },
  )],
  name: "waistcoat",
  isOfAnyColour: true,
  synonyms: "vest waistcoat gilet sleeveless tailored",

  bareheaded: true,

  layer: "middle",
  opens: true,
  home: { city: 2, cafe: 1, library: 1 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.4, c: 0.09, h: 25 };
    return tailored(fitting, {
      name: "vest",
      colour,
      sleeves: false,
      length: 0.66,
      trim: shift(colour, { l: -0.1 }),
      front: [
        front(colour, [
          mark("detail", [[-44, -26], [44, -26], [0, 40]], WHITE),
          ...buttons(GOLD, { from: 50, step: 19, count: 3 }),
          closing(colour),
          ...pocket([40, 56], colour, 20),
        ]),
        ...wingCollar(WHITE),
      ],
    });
  },
};
