/** @module A panda's suit. */
import { INK, WHITE } from "../../colour/palette.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { animalSuit, hoodEye, roundEars } from "../animal_suit.ts";
import { cloth } from "../cloth/cloth.ts";
import { eyePatches } from "../hood_parts.ts";
import type { CostumeEntry } from "../costume_entry.ts";

const BLACK = { l: 0.27, c: 0.01, h: 60 };

export const costume: CostumeEntry = {
  garment: "panda costume",
  name: "panda costume",
  disguiseOf: ["panda"],

  home: { jungle: 2, forest: 1 },
  wear(fitting, named) {
    const colour = named ?? WHITE;
    return animalSuit(fitting, {
      name: "panda",
      colour,
      belly: WHITE,
      limbs: BLACK,
      behindHood: roundEars(BLACK, { l: 0.42, c: 0.01, h: 60 }),
      hoodMarks: eyePatches(BLACK),
      onHood: [
        ...hoodEye([-62, -92], 10, INK),
        ...hoodEye([62, -92], 10, INK),
        cloth("panda nose", ellipse([0, -72], 13, 9), BLACK, { role: "costume", volume: 0.8 }),
      ],
    });
  },
};
