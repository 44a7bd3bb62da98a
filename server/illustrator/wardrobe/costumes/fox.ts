/** @module A fox's suit. */
import { INK, WHITE } from "../../colour/palette.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { animalSuit, hoodEye } from "../animal_suit.ts";
import { cloth } from "../cloth/cloth.ts";
import { pointedEars } from "../hood_parts.ts";
import type { CostumeEntry } from "../costume_entry.ts";

export const costume: CostumeEntry = {
  garment: "fox costume",
  name: "fox costume",
  disguiseOf: ["fox"],

  home: { forest: 3 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.68, c: 0.165, h: 50 };
    return animalSuit(fitting, {
      name: "fox",
      colour,
      belly: WHITE,
      behindHood: pointedEars(colour, { l: 0.28, c: 0.02, h: 50 }),
      hoodMarks: [-1, 1].map((s) => mark("detail", ellipse([s * 118, 20], 34, 52), WHITE)),
      onHood: [
        cloth("fox nose", ellipse([0, -76], 14, 10), INK, { role: "costume", volume: 0.8 }),
        ...hoodEye([-58, -96], 11, INK),
        ...hoodEye([58, -96], 11, INK),
      ],
    });
  },
};
