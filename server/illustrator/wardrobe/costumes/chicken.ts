/** @module A chicken's suit of feathers. */
import { shift } from "../../colour/colour.ts";
import { INK, THINGS } from "../../colour/palette.ts";
import { animalSuit, hoodEye } from "../animal_suit.ts";
import { beak, comb } from "../hood_parts.ts";
import { feathers } from "../tailoring/fabrics.ts";
import type { CostumeEntry } from "../costume_entry.ts";

export const costume: CostumeEntry = {
  garment: "chicken costume",
  name: "chicken costume",
  disguiseOf: ["hen", "rooster", "chick", "turkey"],

  home: { farm: 3, garden: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.97, c: 0.012, h: 85 };
    return animalSuit(fitting, {
      name: "chicken",
      colour,
      belly: { l: 0.93, c: 0.03, h: 85 },
      allOver: feathers(shift(colour, { l: -0.13 })),
      behindHood: comb(THINGS.red),
      onHood: [
        ...beak(THINGS.golden),
        ...hoodEye([-72, -94], 13, INK),
        ...hoodEye([72, -94], 13, INK),
      ],
    });
  },
};
