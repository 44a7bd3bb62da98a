/** @module A hippie in a tie-dyed shirt, with a headband. */
import { THINGS, WHITE } from "../../colour/palette.ts";
import { headband } from "../hats/headband.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { tieDye } from "../tailoring/fabrics.ts";
import { composed } from "../tailoring/composed.ts";

export const costume: CostumeEntry = {
  person: "hippie, hippies, hippy, hippie cat, flower child, woodstock hippie, sixties hippie",
  garment:
    "hippie costume, hippie outfit, hippy outfit, hippie clothes, hippy clothes, hippie headband",
  name: "hippie’s headband",
  synonyms: "hippie hippies hippy flower child woodstock sixties",
  home: { meadow: 4 },
  wear(fitting, named) {
    return composed(fitting, WHITE, {
      cut: { name: "tie-dyed shirt", length: 0.7, allOver: tieDye(1) },
      colour: WHITE,
      collar: "round",
      head: (colour) => headband(colour, "costume"),
      headColour: named ?? THINGS.orange,
    });
  },
};
