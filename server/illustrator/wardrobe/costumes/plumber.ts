/** @module A plumber in overalls, with a tool belt. */
import { THINGS } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { chestPlate } from "../garments.ts";
import { ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { beltOn, tailored } from "../tailoring/tailored.ts";
import { trousersOn } from "../tailoring/trousers.ts";
import { overallBib } from "../cloth/day_cloth.ts";
import { cap } from "../hats/cap.ts";

export const costume: CostumeEntry = {
  garment:
    "plumber outfit, plumber costume, plumber overalls, plumber's outfit, plumber uniform, handyman outfit",
  person: "plumber, plumbers, handyman",
  name: "plumber’s cap",
  synonyms: "overalls tool belt handyman cap",
  coloured: "plumber’s overalls",

  home: { kitchen: 4 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.5, c: 0.11, h: 256 };
    const shirt = THINGS.red;
    return mergeOutfits([
      tailored(fitting, { name: "shirt", colour: shirt, length: 0.6 }),
      trousersOn(fitting, { name: "overalls", colour, legs: 0.86, waist: 0.5 }),
      { neck: chestPlate(fitting.cat, { colour }, overallBib(colour)) },
      beltOn(fitting, { colour: THINGS.brown, name: "tool belt", at: 0.6, buckle: THINGS.silver }),
      ownHat(fitting, cap(shirt, "costume")),
    ]);
  },
};
