/** @module A flight attendant with a neckerchief. */
import { GOLD, THINGS } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { pillbox } from "../headwear/headpieces.ts";
import { composed } from "../tailoring/composed.ts";

export const costume: CostumeEntry = {
  person: "flight attendant, flight attendants, stewardess, air hostess, cabin crew, air steward",
  garment: "flight attendant uniform, stewardess uniform, cabin crew uniform, air hostess uniform",
  name: "flight attendant’s uniform",
  synonyms: "flight attendant stewardess hostess cabin crew steward",
  home: { "aeroplane cabin": 4 },
  wear(fitting, named) {
    return composed(fitting, named, {
      cut: {
        name: "uniform jacket",
        trim: GOLD,
        band: 6,
        skirt: { waist: 0.62, drop: 30, flare: 4 },
      },
      colour: { l: 0.42, c: 0.12, h: 262 },
      closing: "lapels",
      neck: "bow tie",
      neckColour: THINGS.red,
      head: pillbox,
    });
  },
};
