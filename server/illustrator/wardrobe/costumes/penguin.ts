/** @module A penguin's suit. */
import { INK, THINGS, WHITE } from "../../colour/palette.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { animalSuit, hoodEye } from "../animal_suit.ts";
import { beak } from "../hood_parts.ts";
import type { CostumeEntry } from "../costume_entry.ts";

export const costume: CostumeEntry = {
  garment: "penguin costume",
  name: "penguin costume",
  disguiseOf: ["penguin"],

  home: { "polar ice": 3, snow: 2 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.32, c: 0.03, h: 260 };
    return animalSuit(fitting, {
      name: "penguin",
      colour,
      belly: WHITE,
      hoodMarks: [-1, 1].map((s) => mark("detail", ellipse([s * 112, 6], 26, 56), WHITE)),
      onHood: [
        ...beak(THINGS.orange),
        ...hoodEye([-66, -94], 13, INK),
        ...hoodEye([66, -94], 13, INK),
      ],
    });
  },
};
