/** @module A swimsuit. */
import { shift } from "../../colour/colour.ts";
import { WHITE } from "../../colour/palette.ts";
import { mark } from "../../items.ts";
import { nearest } from "../../vocabulary/term.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { tailored } from "../tailoring/tailored.ts";
import { stripes } from "../tailoring/prints.ts";
import { front } from "../tailoring/fronts.ts";

export const costume: CostumeEntry = {
  garment:
    "swimsuit, swimsuits, bathing suit, swimming costume, one piece swimsuit, bathing costume, leotard, leotards, gymnast outfit",
  terms: [nearest(
    { costume: "swimsuit" },
    "corset, basque, bodice, wrestling singlet, singlet, garter",
    { role: "thing" },
  )],
  nearestPerson: "gymnast, swimmer, swimmers, diver in a swimsuit",
  name: "swimsuit",
  hasFront: true,
  synonyms: "bathing swimming costume",

  bareheaded: true,

  layer: "inner",
  home: { beach: 5 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.56, c: 0.14, h: 232 };
    return tailored(fitting, {
      name: "swimsuit",
      colour,
      sleeves: false,
      length: 0.86,
      trim: WHITE,
      band: 6,
      allOver: stripes(WHITE, { width: 9, gap: 34 }),
      front: [
        front(colour, [
          mark("detail", [[-40, -26], [40, -26], [0, 34]], shift(colour, { l: -0.12 })),
          ...stripes(WHITE, { width: 9, gap: 34 })({ left: -90, right: 90, top: 30, bottom: 110 }),
        ]),
      ],
    });
  },
};
