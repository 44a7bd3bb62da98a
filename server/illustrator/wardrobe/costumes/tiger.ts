/** @module A tiger's suit with its stripes. */
import { WHITE } from "../../colour/palette.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { animalSuit, roundEars } from "../animal_suit.ts";
import { cloth } from "../cloth/cloth.ts";
import { hoodStripes } from "../hood_parts.ts";
import { stripes } from "../tailoring/prints.ts";
import type { CostumeEntry } from "../costume_entry.ts";

const BLACK = { l: 0.26, c: 0.02, h: 50 };

export const costume: CostumeEntry = {
  garment: "tiger costume",
  name: "tiger costume",
  disguiseOf: ["tiger"],

  home: { jungle: 3, "tall grass": 2 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.73, c: 0.16, h: 58 };
    return animalSuit(fitting, {
      name: "tiger",
      colour,
      belly: WHITE,
      allOver: stripes(BLACK, { width: 9, gap: 32 }),
      behindHood: roundEars(colour, WHITE),
      hoodMarks: hoodStripes(BLACK),
      onHood: [
        cloth("tiger nose", ellipse([0, -72], 13, 9), { l: 0.7, c: 0.11, h: 10 }, {
          role: "costume",
          volume: 0.8,
        }),
      ],
    });
  },
};
