/** @module A referee with a whistle. */
import { THINGS, WHITE } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { composed } from "../tailoring/composed.ts";
import { upright } from "../tailoring/repeats.ts";

export const costume: CostumeEntry = {
  person: "referee, referees, umpire, hockey referee",
  garment:
    "referee outfit, referee shirt, referee uniform, referee stripes, umpire shirt, referee costume",
  name: "referee shirt",
  synonyms: "referee umpire stripes",
  bareheaded: true,
  home: { stadium: 4, meadow: 1 },
  wear(fitting, named) {
    return composed(fitting, named, {
      cut: {
        name: "referee shirt",
        sleeves: 0.5,
        allOver: upright({ l: 0.22, c: 0.01, h: 60 }, { width: 17, gap: 34 }),
        trim: { l: 0.22, c: 0.01, h: 60 },
        band: 9,
      },
      colour: WHITE,
      neck: "whistle",
      neckColour: THINGS.golden,
    });
  },
};
