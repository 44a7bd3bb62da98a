/** @module A frog's suit. */
import { ellipse } from "../../geometry/shapes.ts";
import { INK } from "../../colour/palette.ts";
import { animalSuit, hoodEye } from "../animal_suit.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";

export const costume: CostumeEntry = {
  garment:
    "frog costume, frog suit, frog hat, frog hood, froggy costume, froggy hat, frog beanie, toad costume",
  name: "frog costume",
  disguiseOf: ["frog"],
  synonyms: "frog froggy toad hat hood beanie onesie dressed as up like",
  home: { lake: 3, garden: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.68, c: 0.18, h: 138 };
    return animalSuit(fitting, {
      name: "frog",
      colour,
      belly: { l: 0.92, c: 0.07, h: 115 },
      onHood: [-1, 1].flatMap((s) => [
        cloth("eye bulge", ellipse([s * 56, -132], 38, 38), colour, { role: "costume" }),
        ...hoodEye([s * 56, -136], 25, INK),
      ]),
    });
  },
};
