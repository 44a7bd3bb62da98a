/** @module Leggings and tights: cloth that lies close on the hind legs, down to the paws. */
import { shift } from "../../colour/colour.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { trousersOn } from "../tailoring/trousers.ts";

export const costume: CostumeEntry = {
  garment:
    "leggings, legging, tights, pair of tights, spandex tights, running tights, yoga pants, jeggings, pantyhose, ballet tights, wrestling tights, spandex leggings, cycling leggings",
  name: "leggings",
  synonyms: "tights legging spandex yoga jeggings pantyhose",

  bareheaded: true,
  isLow: true,
  layer: "legs",
  home: { gym: 2, stage: 1 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.34, c: 0.05, h: 300 };
    return trousersOn(fitting, {
      name: "leggings",
      colour,
      legs: 0.97,
      waist: 0.6,
      trim: shift(colour, { l: 0.02 }),
    });
  },
};
