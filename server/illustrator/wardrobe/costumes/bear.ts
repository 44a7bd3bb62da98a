/** @module A bear's suit. */
import { animalSuit, roundEars } from "../animal_suit.ts";
import type { CostumeEntry } from "../costume_entry.ts";

export const costume: CostumeEntry = {
  garment:
    "bear costume, bear suit, bear hat, bear hood, teddy bear suit, bear ears hood, brown bear costume",
  name: "bear costume",
  disguiseOf: ["bear", "teddy bear"],
  isOfAnyColour: true,
  synonyms: "bear teddy hat hood ears brown onesie dressed as up like",
  home: { forest: 2, "living room": 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.5, c: 0.08, h: 55 };
    return animalSuit(fitting, {
      name: "bear",
      colour,
      belly: { l: 0.82, c: 0.07, h: 75 },
      behindHood: roundEars(colour, { l: 0.82, c: 0.07, h: 75 }),
    });
  },
};
