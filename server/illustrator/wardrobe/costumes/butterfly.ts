/** @module A butterfly's wings and feelers. */
import { animalSuit } from "../animal_suit.ts";
import { feelers } from "../hood_parts.ts";
import { patternedWings } from "../patterned_wings.ts";
import type { CostumeEntry } from "../costume_entry.ts";

const DARK = { l: 0.32, c: 0.03, h: 60 };

export const costume: CostumeEntry = {
  garment: "butterfly costume",
  name: "butterfly costume",
  disguiseOf: ["butterfly"],

  home: { garden: 3, meadow: 3 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.7, c: 0.17, h: 55 };
    return animalSuit(fitting, {
      name: "butterfly",
      colour: DARK,
      belly: { l: 0.4, c: 0.03, h: 60 },
      behind: patternedWings(fitting, colour),
      behindHood: feelers(DARK, colour),
    });
  },
};
