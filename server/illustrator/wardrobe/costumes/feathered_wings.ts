/** @module Wings of feathers. */
import { featheredWings } from "../feathered_wings.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { WHITE } from "../../colour/palette.ts";
import { says } from "../../vocabulary/term.ts";

export const costume: CostumeEntry = {
  garment:
    "feathered wings, white wings, feather wings, dove wings, bird wings, swan wings, eagle wings, owl wings, pegasus wings, griffin wings",
  terms: [
    says(
      { costume: "feathered wings" },
      "wings, winged, small wings, tiny wings, little wings",
      { role: "thing", weak: true },
    ),
  ],
  name: "feathered wings",
  synonyms: "white feather dove bird swan eagle owl wing winged small tiny little",
  bareheaded: true,
  layer: "over",
  home: { clouds: 2, castle: 1 },
  wear: (fitting, named) => ({ behind: featheredWings(fitting, named ?? WHITE) }),
};
