/** @module A belt with a buckle. */
import { THINGS } from "../../colour/palette.ts";
import { nearest } from "../../vocabulary/term.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { beltOn } from "../tailoring/tailored.ts";

export const costume: CostumeEntry = {
  garment: "belt, belts, studded belt, tool belt, champion belt, utility belt, belt buckle",
  terms: [nearest(
    { costume: "belt" },
    "holster, gun belt, sword belt, sporran, judo belt, karate belt",
    { role: "thing" },
  )],
  name: "belt",
  synonyms: "buckle leather tool utility",

  bareheaded: true,
  isLow: true,
  layer: "belt",
  home: { city: 1, kitchen: 1 },

  wear(fitting, named) {
    return beltOn(fitting, {
      colour: named ?? { l: 0.4, c: 0.07, h: 52 },
      at: 0.5,
      width: 0.12,
      buckle: THINGS.silver,
    });
  },
};
