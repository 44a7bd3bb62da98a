/** @module A knitted jacket with buttons. */
import { shift } from "../../colour/colour.ts";
import { WHITE } from "../../colour/palette.ts";
import { ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { tailored } from "../tailoring/tailored.ts";
import { stitches } from "../tailoring/fabrics.ts";
import { buttons, front } from "../tailoring/fronts.ts";

export const costume: CostumeEntry = {
  garment:
    "cardigan, cardigans, wool cardigan, knitted cardigan, cardi, button up sweater, grandpa cardigan, cosy cardigan, cozy cardigan",
  name: "cardigan",
  isOfAnyColour: true,
  synonyms: "knitted wool cosy button",

  bareheaded: true,

  layer: "middle",
  opens: true,
  home: { library: 2, "living room": 2, cafe: 1 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.7, c: 0.085, h: 72 };
    return tailored(fitting, {
      name: "cardigan",
      colour,
      trim: shift(colour, { l: -0.09 }),
      band: 15,
      isRibbed: true,
      allOver: stitches(colour),
      front: [
        front(colour, [
          mark("detail", [[-34, -24], [34, -24], [0, 46]], WHITE),
          mark(
            "detail",
            ribbon([[-40, -26], [-4, 48], [0, 110]], [7, 7, 7]),
            shift(colour, { l: -0.09 }),
          ),
          mark(
            "detail",
            ribbon([[40, -26], [4, 48], [0, 110]], [7, 7, 7]),
            shift(colour, { l: -0.09 }),
          ),
          ...buttons(shift(colour, { l: -0.34 }), { from: 58, step: 20, count: 3 }),
        ]),
      ],
    });
  },
};
