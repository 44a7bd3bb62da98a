/** @module A pig's suit. */
import { shift } from "../../colour/colour.ts";
import { INK } from "../../colour/palette.ts";
import { animalSuit, hoodEye } from "../animal_suit.ts";
import { pointedEars, snout } from "../hood_parts.ts";
import type { CostumeEntry } from "../costume_entry.ts";

export const costume: CostumeEntry = {
  garment: "pig costume",
  name: "pig costume",
  disguiseOf: ["pig"],

  home: { farm: 3 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.82, c: 0.085, h: 5 };
    return animalSuit(fitting, {
      name: "pig",
      colour,
      behindHood: pointedEars(colour, shift(colour, { l: -0.1, c: 0.03 })),
      onHood: [
        ...snout(shift(colour, { l: -0.07, c: 0.03 })),
        ...hoodEye([-70, -92], 10, INK),
        ...hoodEye([70, -92], 10, INK),
      ],
    });
  },
};
