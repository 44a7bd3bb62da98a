/** @module A mouse's suit. */
import { INK } from "../../colour/palette.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { animalSuit, hoodEye } from "../animal_suit.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";

const PINK = { l: 0.8, c: 0.1, h: 5 };

export const costume: CostumeEntry = {
  garment: "mouse costume",
  name: "mouse costume",
  disguiseOf: ["mouse", "rat", "hamster"],

  home: { kitchen: 2, "living room": 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.66, c: 0.012, h: 250 };
    return animalSuit(fitting, {
      name: "mouse",
      colour,
      belly: { l: 0.88, c: 0.01, h: 60 },
      behindHood: [-1, 1].map((s) =>
        cloth("hood ear", ellipse([s * 96, -136], 58, 56), colour, {
          role: "costume",
          marks: [mark("detail", ellipse([s * 96, -132], 38, 38), PINK)],
        })
      ),
      onHood: [
        cloth("mouse nose", ellipse([0, -78], 13, 10), PINK, { role: "costume", volume: 0.8 }),
        ...hoodEye([-52, -98], 11, INK),
        ...hoodEye([52, -98], 11, INK),
      ],
    });
  },
};
