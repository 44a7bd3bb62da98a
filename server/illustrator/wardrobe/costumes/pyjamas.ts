/** @module Pyjamas. */
import { shift } from "../../colour/colour.ts";
import { WHITE } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { tailored } from "../tailoring/tailored.ts";
import { contrasting, pinstripes } from "../tailoring/prints.ts";
import { buttons, closing, front, wingCollar } from "../tailoring/fronts.ts";

export const costume: CostumeEntry = {
  garment:
    "pyjamas, pajamas, pyjama, pajama, pjs, flannel pyjamas, pyjama set, pajama set, nightclothes, sleepwear, nightwear, pyjama top",
  name: "pyjamas",
  hasFront: true,
  isOfAnyColour: true,
  synonyms: "pajama pyjama sleepwear nightwear nightclothes striped silk flannel set",

  bareheaded: true,

  layer: "inner",
  home: { bedroom: 3, "living room": 2, window: 1 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.82, c: 0.06, h: 244 };
    const stripe = contrasting(colour);
    return tailored(fitting, {
      name: "pyjamas",
      colour,
      trousers: 0.86,
      trim: stripe,
      band: 6,
      ease: 9,
      allOver: pinstripes(stripe, 20),
      front: [
        front(colour, [
          ...pinstripes(stripe, 20)({ left: -90, right: 90, top: -30, bottom: 110 }),
          closing(colour),
          ...buttons(WHITE, { from: 40, step: 24, count: 3 }),
        ]),
        ...wingCollar(shift(colour, { l: -0.04 }), "pyjama collar"),
      ],
    });
  },
};
