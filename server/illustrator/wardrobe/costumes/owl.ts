/** @module An owl's suit of feathers. */
import { shift } from "../../colour/colour.ts";
import { INK, THINGS } from "../../colour/palette.ts";
import { animalSuit, hoodEye } from "../animal_suit.ts";
import { beak, pointedEars } from "../hood_parts.ts";
import { feathers } from "../tailoring/fabrics.ts";
import type { CostumeEntry } from "../costume_entry.ts";

export const costume: CostumeEntry = {
  garment: "owl costume",
  name: "owl costume",
  disguiseOf: ["owl"],

  home: { forest: 3, library: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.55, c: 0.075, h: 60 };
    return animalSuit(fitting, {
      name: "owl",
      colour,
      belly: { l: 0.82, c: 0.06, h: 75 },
      allOver: feathers(shift(colour, { l: -0.12 })),
      behindHood: pointedEars(colour, shift(colour, { l: -0.12 })),
      onHood: [
        ...hoodEye([-46, -104], 31, INK),
        ...hoodEye([46, -104], 31, INK),
        ...beak(THINGS.golden),
      ],
    });
  },
};
