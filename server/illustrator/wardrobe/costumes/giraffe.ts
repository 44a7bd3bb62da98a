/** @module A giraffe's suit with its patches. */
import { ellipse } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { animalSuit } from "../animal_suit.ts";
import { giraffeHorns, sideEars } from "../hood_parts.ts";
import { scattered } from "../tailoring/repeats.ts";
import type { CostumeEntry } from "../costume_entry.ts";

const BROWN = { l: 0.54, c: 0.1, h: 55 };

const patches = scattered(44, ([x, y], i) => [
  mark("detail", ellipse([x, y], 15 + (i % 2) * 3, 13 + (i % 3) * 2, i), BROWN),
]);

export const costume: CostumeEntry = {
  garment: "giraffe costume",
  name: "giraffe costume",
  disguiseOf: ["giraffe"],

  home: { "tall grass": 3 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.86, c: 0.1, h: 85 };
    return animalSuit(fitting, {
      name: "giraffe",
      colour,
      allOver: patches,
      behindHood: [...sideEars(colour, BROWN), ...giraffeHorns(colour, BROWN)],
      hoodMarks: [[-88, -84], [88, -84], [-112, -10], [112, -10], [-30, -114], [34, -110]].map((
        [x, y],
        i,
      ) => mark("detail", ellipse([x!, y!], 19, 15, i), BROWN)),
    });
  },
};
