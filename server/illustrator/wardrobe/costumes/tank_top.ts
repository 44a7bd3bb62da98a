/** @module A shirt without sleeves. */
import { WHITE } from "../../colour/palette.ts";
import { ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { nearest } from "../../vocabulary/term.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { tailored } from "../tailoring/tailored.ts";
import { front } from "../tailoring/fronts.ts";

export const costume: CostumeEntry = {
  garment:
    "tank top, tanktop, tank tops, vest top, sleeveless shirt, muscle shirt, undershirt, singlet, basketball jersey, basketball shirt",
  terms: [nearest(
    { costume: "tank top" },
    "camisole, mesh top, halter top, tube top, sequin top, knitted top, gym top, lace top, bandeau",
    { role: "thing" },
  )],
  nearestPerson: "sprinter, weight lifter, gym bro, gym rat",
  name: "tank top",
  hasFront: true,
  isOfAnyColour: true,
  synonyms: "tank sleeveless singlet basketball jersey vest",

  bareheaded: true,

  layer: "inner",
  home: { beach: 2, city: 1 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.66, c: 0.12, h: 200 };
    return tailored(fitting, {
      name: "tank top",
      colour,
      sleeves: false,
      length: 0.7,
      trim: WHITE,
      band: 7,
      front: [
        front(colour, [
          mark("detail", [[-30, -26], [30, -26], [16, 8], [0, 16], [-16, 8]], WHITE),
          ...[-1, 1].map((side) =>
            mark(
              "detail",
              ribbon([[side * 62, -32], [side * 50, 24], [side * 70, 64]], [6, 6, 6]),
              WHITE,
            )
          ),
        ]),
      ],
    });
  },
};
