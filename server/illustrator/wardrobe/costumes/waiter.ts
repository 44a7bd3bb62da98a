/** @module A waiter in a waistcoat. */
import { THINGS } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { composed } from "../tailoring/composed.ts";

export const costume: CostumeEntry = {
  person: "waiter, waiters, barman, bartender, bartenders, croupier, maitre d",
  garment:
    "waiter suit, waiter outfit, waiter's outfit, waiter uniform, waiter's uniform, waiter costume, waistcoat and bow tie, bartender outfit, waistcoat over a shirt, croupier outfit",
  name: "waiter’s waistcoat",
  synonyms: "waiter bow tie",
  bareheaded: true,
  home: { restaurant: 3, cafe: 2 },
  wear(fitting, named) {
    return composed(fitting, named, {
      cut: { name: "waistcoat", sleeves: false, length: 0.72, ease: 8 },
      colour: { l: 0.24, c: 0.01, h: 60 },
      closing: "lapels",
      neck: "bow tie",
      neckColour: THINGS.black,
    });
  },
};
