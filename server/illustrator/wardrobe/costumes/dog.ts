/** @module A dog's suit. */
import { INK } from "../../colour/palette.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { animalSuit, hoodEye } from "../animal_suit.ts";
import { cloth } from "../cloth/cloth.ts";
import { hangingEars } from "../hood_parts.ts";
import type { CostumeEntry } from "../costume_entry.ts";

const BROWN = { l: 0.48, c: 0.08, h: 55 };

export const costume: CostumeEntry = {
  garment: "dog costume",
  name: "dog costume",
  disguiseOf: ["dog", "poodle"],

  home: { garden: 2, park: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.8, c: 0.07, h: 72 };
    return animalSuit(fitting, {
      name: "dog",
      colour,
      belly: { l: 0.94, c: 0.03, h: 80 },
      hoodMarks: [mark("detail", ellipse([58, -92], 34, 28), BROWN)],
      onHood: [
        ...hangingEars(BROWN),
        cloth("dog nose", ellipse([0, -78], 17, 12), INK, { role: "costume", volume: 0.8 }),
        ...hoodEye([-52, -98], 11, INK),
        ...hoodEye([52, -98], 11, INK),
      ],
    });
  },
};
