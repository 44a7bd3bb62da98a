/** @module A reindeer's suit with antlers and a red nose. */
import { INK, THINGS } from "../../colour/palette.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { animalSuit, hoodEye } from "../animal_suit.ts";
import { antlers } from "../antlers.ts";
import { cloth } from "../cloth/cloth.ts";
import { sideEars } from "../hood_parts.ts";
import type { CostumeEntry } from "../costume_entry.ts";

export const costume: CostumeEntry = {
  garment: "reindeer costume",
  name: "reindeer costume",
  disguiseOf: ["deer", "moose"],

  home: { snow: 3, forest: 2 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.56, c: 0.085, h: 58 };
    return animalSuit(fitting, {
      name: "reindeer",
      colour,
      belly: { l: 0.86, c: 0.05, h: 75 },
      behindHood: [
        ...antlers({ l: 0.42, c: 0.06, h: 55 }, "costume"),
        ...sideEars(colour, { l: 0.86, c: 0.05, h: 40 }),
      ],
      onHood: [
        cloth("red nose", ellipse([0, -78], 17, 15), THINGS.red, { role: "costume", volume: 0.9 }),
        ...hoodEye([-54, -98], 12, INK),
        ...hoodEye([54, -98], 12, INK),
      ],
    });
  },
};
