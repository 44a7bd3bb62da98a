/** @module A ringmaster: a red tailcoat with golden braid, a top hat, a bow tie. */
import { GOLD, INK, WHITE } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { topHat } from "../hats/top_hat.ts";
import { composed } from "../tailoring/composed.ts";

const RED = { l: 0.52, c: 0.2, h: 25 };

export const costume: CostumeEntry = {
  person: "ringmaster, ringmasters, ring master, circus director, circus ringmaster, lion tamer",
  garment:
    "ringmaster coat, ringmaster's coat, ringmaster outfit, ringmaster costume, ringmaster uniform, ringmaster jacket, ringmaster suit, circus director outfit, red tailcoat",
  name: "ringmaster’s coat",
  synonyms: "ringmaster ring master circus director outfit jacket tailcoat hat suit",
  home: { circus: 5 },
  wear(fitting, named) {
    const colour = named ?? RED;
    return composed(fitting, colour, {
      cut: { name: "ringmaster coat", trousers: 0.84, limbs: colour, trim: GOLD, band: 10 },
      colour,
      closing: "lapels",
      shirt: WHITE,
      neck: "bow tie",
      neckColour: INK,
      head: (cloth) => topHat(cloth, "costume"),
      headColour: { ...INK, l: 0.24 },
    });
  },
};
