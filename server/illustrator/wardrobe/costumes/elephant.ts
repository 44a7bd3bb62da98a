/** @module An elephant's suit with its trunk. */
import { INK } from "../../colour/palette.ts";
import { animalSuit, hoodEye } from "../animal_suit.ts";
import { fanEars, trunk } from "../hood_parts.ts";
import type { CostumeEntry } from "../costume_entry.ts";

export const costume: CostumeEntry = {
  garment: "elephant costume",
  name: "elephant costume",
  disguiseOf: ["elephant"],

  home: { "tall grass": 3, jungle: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.68, c: 0.02, h: 255 };
    return animalSuit(fitting, {
      name: "elephant",
      colour,
      behindHood: fanEars(colour, { l: 0.8, c: 0.06, h: 10 }),
      onHood: [...trunk(colour), ...hoodEye([-62, -92], 11, INK), ...hoodEye([62, -92], 11, INK)],
    });
  },
};
