/** @module A dress with a laced bodice. */
import { mix, shift } from "../../colour/colour.ts";
import { GOLD, WHITE } from "../../colour/palette.ts";
import { ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { mergeOutfits } from "../outfit.ts";
import { tailored } from "../tailoring/tailored.ts";
import { front } from "../tailoring/fronts.ts";

export const costume: CostumeEntry = {
  garment:
    "dirndl, dirndls, bavarian dress, peasant dress, alpine dress, folk dress, milkmaid dress, oktoberfest dress",
  name: "dirndl",
  synonyms: "bavarian folk peasant milkmaid alpine oktoberfest dress",

  bareheaded: true,

  home: { mountains: 2, meadow: 2 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.46, c: 0.12, h: 150 };
    return mergeOutfits([
      tailored(fitting, { name: "blouse", colour: WHITE, sleeves: 0.34, length: 0.4, ease: 5 }),
      tailored(fitting, {
        name: "dirndl",
        colour,
        sleeves: false,
        trim: shift(colour, { l: -0.1 }),
        skirt: { waist: 0.54, drop: 40, flare: 22, trim: mix(colour, WHITE, 0.75) },
        front: [
          front(colour, [
            mark("detail", [[-44, -26], [44, -26], [30, 20], [-30, 20]], WHITE),
            ...[34, 52, 70].map((y) =>
              mark("detail", ribbon([[-14, y], [14, y + 8]], [2, 2]), GOLD)
            ),
            ...[34, 52, 70].map((y) =>
              mark("detail", ribbon([[14, y], [-14, y + 8]], [2, 2]), GOLD)
            ),
          ]),
        ],
      }),
    ]);
  },
};
