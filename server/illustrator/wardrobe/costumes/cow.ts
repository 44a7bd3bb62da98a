/** @module A cow's suit with its patches. */
import { WHITE } from "../../colour/palette.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { animalSuit } from "../animal_suit.ts";
import { cowHorns, sideEars, snout } from "../hood_parts.ts";
import { scattered } from "../tailoring/repeats.ts";
import type { CostumeEntry } from "../costume_entry.ts";

const BLACK = { l: 0.26, c: 0.01, h: 60 }, PINK = { l: 0.82, c: 0.08, h: 10 };

const patches = scattered(78, ([x, y], i) => [
  mark("detail", ellipse([x, y], 20 + (i % 3) * 6, 15 + (i % 2) * 7, i), BLACK),
]);

export const costume: CostumeEntry = {
  garment: "cow costume",
  name: "cow costume",
  disguiseOf: ["cow"],

  home: { farm: 3, meadow: 2 },
  wear(fitting, named) {
    const colour = named ?? WHITE;
    return animalSuit(fitting, {
      name: "cow",
      colour,
      belly: { l: 0.86, c: 0.06, h: 15 },
      allOver: patches,
      behindHood: [...sideEars(BLACK, PINK), ...cowHorns({ l: 0.86, c: 0.05, h: 80 })],
      hoodMarks: [
        mark("detail", ellipse([78, -90], 44, 40, 0.4), BLACK),
        mark("detail", ellipse([-112, 0], 26, 36), BLACK),
      ],
      onHood: snout(PINK),
    });
  },
};
