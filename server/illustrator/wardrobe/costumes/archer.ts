/** @module An archer in green. */
import { GOLD, THINGS } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { archerCap } from "../headwear/headpieces.ts";
import { composed } from "../tailoring/composed.ts";

export const costume: CostumeEntry = {
  person: "archer, archers, robin hood, bowman, ranger of the woods",
  garment:
    "archer outfit, archer costume, robin hood costume, robin hood outfit, green tunic, archer tunic, robin hood hat",
  name: "archer’s tunic",
  synonyms: "archer robin hood bowman green",
  home: { forest: 5 },
  wear(fitting, named) {
    return composed(fitting, named, {
      cut: {
        name: "tunic",
        sleeves: 0.5,
        skirt: { waist: 0.58, drop: 34, flare: 10 },
        belt: { colour: THINGS.brown, at: 0.58, width: 0.1, buckle: GOLD },
      },
      colour: { l: 0.5, c: 0.12, h: 140 },
      closing: "braid",
      shirt: { l: 0.34, c: 0.06, h: 70 },
      head: archerCap,
    });
  },
};
