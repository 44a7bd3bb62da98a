/** @module Short trousers. */
import { mix } from "../../colour/colour.ts";
import { WHITE } from "../../colour/palette.ts";
import { nearest } from "../../vocabulary/term.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { trousersOn } from "../tailoring/trousers.ts";

export const costume: CostumeEntry = {
  garment: "shorts, swim trunks, swimming trunks, board shorts, cargo shorts, running shorts",
  terms: [nearest(
    { costume: "shorts" },
    "hot pants, bermudas, boxing shorts, boxing trunks, gym shorts, football shorts",
    { role: "thing" },
  )],
  name: "shorts",
  synonyms: "trunks swim board",

  bareheaded: true,
  isLow: true,
  layer: "legs",
  home: { beach: 3, city: 1 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.6, c: 0.14, h: 232 };
    return trousersOn(fitting, {
      name: "shorts",
      colour,
      legs: 0.42,
      waist: 0.62,
      trim: mix(colour, WHITE, 0.6),
    });
  },
};
