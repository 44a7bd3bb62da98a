/** @module A nun. */
import { WHITE } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { nunVeil } from "../headwear/headpieces.ts";
import { composed } from "../tailoring/composed.ts";

export const costume: CostumeEntry = {
  person: "nun, nuns, mother superior, abbess",
  garment: "nun habit, nun outfit, nun costume, habit and veil, nuns habit, nun veil",
  name: "nun’s habit",
  synonyms: "nun habit superior abbess",
  home: { church: 5 },
  wear(fitting, named) {
    return composed(fitting, named, {
      cut: { name: "habit", ease: 12, trousers: 0.6, skirt: { waist: 0.5, drop: 60, flare: 6 } },
      colour: { l: 0.24, c: 0.01, h: 60 },
      closing: "lapels",
      shirt: WHITE,
      head: nunVeil,
    });
  },
};
