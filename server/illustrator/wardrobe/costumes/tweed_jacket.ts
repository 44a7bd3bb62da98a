/** @module A teacher: a tweed jacket with patches over a jumper, a tie. */
import { shift } from "../../colour/colour.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { composed } from "../tailoring/composed.ts";
import { checks } from "../tailoring/prints.ts";

export const costume: CostumeEntry = {
  garment:
    "tweed jacket, tweed suit, tweed blazer, teacher outfit, teacher costume, professor outfit, tweed coat, elbow patches",
  name: "tweed jacket",
  isOfAnyColour: true,
  synonyms: "tweed teacher professor suit blazer jacket",
  bareheaded: true,
  layer: "over",
  home: { classroom: 4, library: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.56, c: 0.06, h: 70 };
    return composed(fitting, colour, {
      cut: {
        name: "tweed jacket",
        trim: shift(colour, { l: -0.12 }),
        band: 8,
        allOver: checks(colour),
      },
      colour,
      closing: "lapels",
      shirt: WHITE,
      neck: "tie",
      neckColour: THINGS.burgundy,
    });
  },
};
