/** @module A guard in red with a tall fur hat. */
import { GOLD, WHITE } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { bearskin } from "../headwear/headpieces.ts";
import { composed } from "../tailoring/composed.ts";

export const costume: CostumeEntry = {
  person: "queens guard, beefeater, buckingham palace guard, london guard, palace guard",
  garment:
    "guard uniform, royal guard uniform, bearskin, bearskin hat, busby, royal guard costume, guardsman uniform",
  name: "guard’s uniform",
  synonyms: "guard beefeater guardsman palace bearskin busby",
  home: { castle: 3, city: 1 },
  wear(fitting, named) {
    return composed(fitting, named, {
      cut: {
        name: "guard uniform",
        trousers: 0.84,
        trim: GOLD,
        band: 7,
        belt: { colour: WHITE, at: 0.64, width: 0.09, buckle: GOLD },
      },
      colour: { l: 0.53, c: 0.21, h: 27 },
      closing: "buttons",
      collar: "round",
      head: bearskin,
    });
  },
};
