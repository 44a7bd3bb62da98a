/** @module A leprechaun in green. */
import { GOLD, INK, THINGS, WHITE } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { tailored } from "../tailoring/tailored.ts";
import { bowTie, buttons, front, lapels } from "../tailoring/fronts.ts";
import { topHat } from "../hats/top_hat.ts";

export const costume: CostumeEntry = {
  garment: "leprechaun outfit, leprechaun costume, leprechaun suit, st patricks day outfit",
  person: "leprechaun, leprechauns",
  name: "leprechaun’s hat",
  synonyms: "hat green irish patrick",
  coloured: "leprechaun’s coat",

  home: { meadow: 3, forest: 2 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.55, c: 0.15, h: 150 };
    return mergeOutfits([
      tailored(fitting, {
        name: "leprechaun coat",
        colour,
        trim: GOLD,
        band: 8,
        belt: { colour: INK, at: 0.66, buckle: GOLD },
        length: 0.78,
        front: [
          front(colour, [
            ...lapels(colour, WHITE, 60),
            ...buttons(GOLD, { from: 70, step: 18, count: 2 }),
          ]),
          ...bowTie(THINGS.orange),
        ],
      }),
      ownHat(fitting, topHat(colour, "costume")),
    ]);
  },
};
