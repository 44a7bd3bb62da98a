/** @module A matador. */
import { GOLD, THINGS } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { matadorHat } from "../headwear/headpieces.ts";
import { composed } from "../tailoring/composed.ts";
import { badge } from "../tailoring/fronts.ts";

export const costume: CostumeEntry = {
  person: "matador, matadors, bullfighter, toreador, torero",
  garment:
    "matador outfit, matador costume, matador jacket, bullfighter outfit, suit of lights, toreador costume",
  name: "matador’s jacket",
  synonyms: "matador bullfighter toreador torero",
  home: { stadium: 3, desert: 1 },
  wear(fitting, named) {
    return composed(fitting, named, {
      cut: {
        name: "matador jacket",
        trousers: 0.5,
        trim: GOLD,
        band: 14,
        length: 0.62,
        belt: { colour: THINGS.red, at: 0.64, width: 0.14, name: "sash" },
      },
      colour: { l: 0.5, c: 0.19, h: 20 },
      closing: "lapels",
      neck: "tie",
      neckColour: THINGS.black,
      head: matadorHat,
      more: [badge([-56, 44]), badge([56, 44])],
    });
  },
};
