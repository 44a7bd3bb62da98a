/** @module Leather shorts with braces. */
import { GOLD, WHITE } from "../../colour/palette.ts";
import { ellipse, ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { onNeck } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { tailored } from "../tailoring/tailored.ts";
import { trousersOn } from "../tailoring/trousers.ts";
import { front, wingCollar } from "../tailoring/fronts.ts";

export const costume: CostumeEntry = {
  garment:
    "lederhosen, bavarian outfit, oktoberfest outfit, tyrolean outfit, alpine outfit, oktoberfest costume",
  name: "lederhosen",
  synonyms: "bavarian oktoberfest tyrolean alpine",

  bareheaded: true,

  home: { mountains: 3, meadow: 1 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.48, c: 0.08, h: 55 };
    return mergeOutfits([
      tailored(fitting, { name: "shirt", colour: WHITE, length: 0.62, sleeves: 0.7 }),
      trousersOn(fitting, { name: "lederhosen", colour, legs: 0.5, waist: 0.54, trim: GOLD }),
      onNeck(fitting, [
        front(WHITE, [
          mark("detail", ribbon([[-46, -30], [-40, 110]], [8, 8]), colour),
          mark("detail", ribbon([[46, -30], [40, 110]], [8, 8]), colour),
          mark("detail", ribbon([[-44, 46], [44, 46]], [8, 8]), colour),
          mark("detail", ellipse([0, 46], 7, 7), GOLD),
        ]),
        ...wingCollar(WHITE),
      ]),
    ]);
  },
};
