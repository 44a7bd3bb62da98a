/** @module A blazer with a striped tie. */
import { GOLD, WHITE } from "../../colour/palette.ts";
import { ribbon, star } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { tailored } from "../tailoring/tailored.ts";
import { front, lapels, tieMark, wingCollar } from "../tailoring/fronts.ts";

export const costume: CostumeEntry = {
  garment:
    "school uniform, school uniforms, school blazer, schoolgirl uniform, schoolboy uniform, prep school uniform, academy uniform, school clothes",
  person: "schoolgirl, schoolboy, school girl, school boy, pupil",
  name: "school uniform",
  synonyms: "school blazer academy pupil",

  bareheaded: true,

  home: { classroom: 4, library: 1 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.36, c: 0.09, h: 264 };
    const tie = { l: 0.5, c: 0.18, h: 25 };
    return tailored(fitting, {
      name: "school blazer",
      colour,
      trim: WHITE,
      band: 8,
      length: 0.72,
      skirt: {
        waist: 0.62,
        drop: 20,
        flare: 14,
        colour: { l: 0.44, c: 0.06, h: 262 },
        name: "school skirt",
      },
      front: [
        front(colour, [
          ...lapels(colour, WHITE, 78),
          tieMark(tie),
          ...[24, 40, 56].map((y) =>
            mark("detail", ribbon([[-11, y + 4], [11, y - 4]], [2.4, 2.4]), GOLD)
          ),
          mark("detail", star([52, 36], 10), GOLD),
        ]),
        ...wingCollar(WHITE),
      ],
    });
  },
};
