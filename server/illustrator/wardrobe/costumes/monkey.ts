/** @module A monkey's suit. */
import { INK } from "../../colour/palette.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { animalSuit, hoodEye } from "../animal_suit.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";

const TAN = { l: 0.84, c: 0.07, h: 70 };

export const costume: CostumeEntry = {
  garment: "monkey costume",
  name: "monkey costume",
  disguiseOf: ["monkey", "gorilla"],

  home: { jungle: 3 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.48, c: 0.07, h: 55 };
    return animalSuit(fitting, {
      name: "monkey",
      colour,
      belly: TAN,
      behindHood: [-1, 1].map((s) =>
        cloth("hood ear", ellipse([s * 132, -30], 36, 38), colour, {
          role: "costume",
          marks: [mark("detail", ellipse([s * 134, -30], 22, 24), TAN)],
        })
      ),
      hoodMarks: [-1, 1].map((s) => mark("detail", ellipse([s * 34, -84], 46, 28), TAN)),
      onHood: [...hoodEye([-34, -94], 12, INK), ...hoodEye([34, -94], 12, INK)],
    });
  },
};
