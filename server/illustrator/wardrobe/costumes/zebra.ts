/** @module A zebra's suit with its stripes. */
import { WHITE } from "../../colour/palette.ts";
import { knots } from "../../geometry/coordinates.ts";
import { smooth } from "../../geometry/shapes.ts";
import { animalSuit } from "../animal_suit.ts";
import { cloth } from "../cloth/cloth.ts";
import { hoodStripes, pointedEars } from "../hood_parts.ts";
import { stripes } from "../tailoring/prints.ts";
import type { CostumeEntry } from "../costume_entry.ts";

const BLACK = { l: 0.26, c: 0.01, h: 60 };

export const costume: CostumeEntry = {
  garment: "zebra costume",
  name: "zebra costume",
  disguiseOf: ["zebra"],

  home: { "tall grass": 3 },
  wear(fitting, named) {
    const colour = named ?? WHITE;
    return animalSuit(fitting, {
      name: "zebra",
      colour,
      belly: { l: 0.9, c: 0.005, h: 60 },
      allOver: stripes(BLACK, { width: 11, gap: 26 }),
      behindHood: [
        cloth("zebra mane", smooth(knots("-22 -100, -30 -176, 0 -196, 30 -176, 22 -100")), BLACK, {
          role: "costume",
        }),
        ...pointedEars(WHITE, BLACK),
      ],
      hoodMarks: hoodStripes(BLACK),
    });
  },
};
