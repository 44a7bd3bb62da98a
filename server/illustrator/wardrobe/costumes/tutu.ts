/** @module A ballet dress. */
import { shift } from "../../colour/colour.ts";
import { mark } from "../../items.ts";
import { bow } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { mergeOutfits } from "../outfit.ts";
import { tailored } from "../tailoring/tailored.ts";
import { tutuOn } from "../tailoring/skirt.ts";
import { front } from "../tailoring/fronts.ts";

export const costume: CostumeEntry = {
  garment:
    "tutu, tutus, ballet tutu, ballet outfit, ballet dress, ballet costume, ballerina outfit, ballerina costume, ballerina dress, ballerina tutu, tulle skirt, ballet clothes",
  person: "ballerina, ballerinas, ballet dancer, prima ballerina",
  name: "tutu",
  synonyms: "ballet ballerina tulle",

  bareheaded: true,

  isLow: true,
  layer: "inner",
  home: { stage: 4 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.84, c: 0.085, h: 355 };
    return mergeOutfits([
      tailored(fitting, {
        name: "leotard",
        colour,
        sleeves: false,
        length: 0.72,
        band: 6,
        front: [
          front(colour, [
            mark("detail", [[-36, -26], [36, -26], [0, 30]], shift(colour, { l: 0.1, c: -0.04 })),
          ]),
          ...bow([0, 40], 15, shift(colour, { l: -0.1, c: 0.04 }), "costume"),
        ],
      }),
      { skirt: tutuOn(fitting.cat.figure, { colour, waist: 0.6, reach: 62 }) },
    ]);
  },
};
