/** @module A punk in black leather. */
import { THINGS } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { mohawk } from "../headwear/headpieces.ts";
import { composed } from "../tailoring/composed.ts";
import { badge } from "../tailoring/fronts.ts";

export const costume: CostumeEntry = {
  person:
    "punk, punk rocker, rocker, rockers, metalhead, goth, goths, emo, biker, bikers, heavy metal fan",
  garment:
    "studded leather jacket, punk jacket, punk outfit, biker outfit, goth outfit, rocker outfit, metal studded jacket, gothic outfit",
  name: "studded jacket",
  synonyms: "punk rocker metalhead biker leather metal",
  home: { city: 3, stage: 2, "neon street": 1 },
  wear(fitting, named) {
    return composed(fitting, named, {
      cut: {
        name: "studded jacket",
        texture: "skin",
        belt: { colour: { l: 0.3, c: 0.01, h: 60 }, at: 0.7, width: 0.09, buckle: THINGS.silver },
        trim: THINGS.silver,
        band: 5,
      },
      colour: { l: 0.24, c: 0.01, h: 60 },
      closing: "zip",
      collar: "wings",
      head: mohawk,
      headColour: { l: 0.6, c: 0.22, h: 350 },
      more: [-62, -44, 44, 62].map((x) => badge([x, 4], THINGS.silver)),
    });
  },
};
