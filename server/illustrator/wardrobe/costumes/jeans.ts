/** @module Trousers. */
import { THINGS } from "../../colour/palette.ts";
import { nearest } from "../../vocabulary/term.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { mergeOutfits } from "../outfit.ts";
import { beltOn } from "../tailoring/tailored.ts";
import { trousersOn } from "../tailoring/trousers.ts";
import { denim } from "../tailoring/fabrics.ts";

export const costume: CostumeEntry = {
  garment: "jeans, trousers, pants, blue jeans, slacks, cargo pants, skinny jeans, bell bottoms",
  terms: [nearest(
    { costume: "jeans" },
    "chinos, breeches, capri pants, culottes, harem pants, knickerbockers, pantaloons, plus fours, chaps, jodhpurs, flared trousers, flares, baggy trousers, ripped jeans, bell bottom trousers, baggy pants, riding breeches, pyjama bottoms",
    { role: "thing" },
  )],
  name: "jeans",
  synonyms: "trousers pants denim slacks",

  bareheaded: true,
  isLow: true,
  layer: "legs",
  home: { city: 2, cafe: 1 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.46, c: 0.09, h: 256 };
    return mergeOutfits([
      trousersOn(fitting, {
        name: "jeans",
        colour,
        legs: 0.84,
        waist: 0.6,
        allOver: denim(colour),
      }),
      beltOn(fitting, { colour: THINGS.brown, at: 0.61, width: 0.07, buckle: THINGS.silver }),
    ]);
  },
};
