/** @module A miner in a boiler suit, with a lamp on the helmet. */
import { GOLD } from "../../colour/palette.ts";
import { minerHelmet } from "../hats/miner_helmet.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { composed } from "../tailoring/composed.ts";

export const costume: CostumeEntry = {
  person: "miner, miners, coal miner, gold miner, coal miners, pitman, gold digger cat, prospector",
  garment:
    "miner costume, miner outfit, miner's outfit, mining outfit, miner overalls, coal miner outfit",
  name: "miner’s helmet",
  synonyms: "miner miners coal gold pitman mining prospector",
  coloured: "miner’s suit",
  home: { cave: 5 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.44, c: 0.05, h: 250 };
    return composed(fitting, colour, {
      cut: {
        name: "miner suit",
        trousers: 0.84,
        belt: { colour: { l: 0.35, c: 0.05, h: 55 }, at: 0.62, buckle: GOLD },
      },
      colour,
      closing: "zip",
      collar: "wings",
      head: (metal) => minerHelmet(metal, "costume"),
      headColour: { l: 0.82, c: 0.16, h: 90 },
    });
  },
};
