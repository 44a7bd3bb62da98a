/** @module A tartan kilt. */
import { INK, THINGS } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { mergeOutfits } from "../outfit.ts";
import { beltOn } from "../tailoring/tailored.ts";
import { skirtOn } from "../tailoring/skirt.ts";
import { tartan } from "../tailoring/prints.ts";

export const costume: CostumeEntry = {
  garment:
    "kilt, kilts, tartan kilt, highland dress, scottish outfit, scottish kilt, highland outfit",
  person: "scotsman, highlander, bagpiper, scottish piper",
  name: "kilt",
  synonyms: "tartan highland scottish",

  bareheaded: true,
  isLow: true,
  layer: "legs",
  home: { mountains: 2, castle: 1, meadow: 1 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.5, c: 0.16, h: 26 };
    return mergeOutfits([
      {
        skirt: skirtOn(fitting.cat.figure, {
          name: "kilt",
          colour,
          texture: "cloth",
          waist: 0.6,
          drop: 22,
          flare: 15,
          marks: tartan(colour)({ left: -320, right: 320, top: -300, bottom: 40 }),
        }),
      },
      beltOn(fitting, { colour: INK, at: 0.6, width: 0.09, buckle: THINGS.silver }, true),
    ]);
  },
};
