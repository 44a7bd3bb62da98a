/** @module Underpants. */
import { mix } from "../../colour/colour.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { hearts } from "../tailoring/prints.ts";
import { trousersOn } from "../tailoring/trousers.ts";
import { nearest } from "../../vocabulary/term.ts";

export const costume: CostumeEntry = {
  garment:
    "briefs, underpants, undies, knickers, panties, underwear, y fronts, pair of underpants, pair of knickers, bloomers, boxers, boxer shorts",
  terms: [nearest(
    { costume: "briefs" },
    "nappy, nappies, diaper, diapers, loincloth, thong, speedo, jockstrap, baby nappy, cloth nappy, cloth diaper, g string",
    { role: "thing" },
  )],
  name: "briefs",
  synonyms: "underpants undies knickers panties underwear bloomers boxers boxer",
  bareheaded: true,
  isLow: true,
  layer: "legs",
  home: { bedroom: 2, bathroom: 1 },
  wear(fitting, named) {
    const colour = named ?? WHITE;
    return trousersOn(fitting, {
      name: "briefs",
      colour,
      legs: 0.08,
      waist: 0.66,
      trim: mix(colour, THINGS.grey, 0.4),
      allOver: hearts(colour.l > 0.7 ? THINGS.red : WHITE, 1.3),
    });
  },
};
