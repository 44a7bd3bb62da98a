/** @module The wings of a butterfly. */
import { patternedWings } from "../patterned_wings.ts";
import type { CostumeEntry } from "../costume_entry.ts";

export const costume: CostumeEntry = {
  garment:
    "butterfly wings, wings of a butterfly, monarch wings, moth wings, insect wings, colourful wings, colorful wings",
  name: "butterfly wings",
  synonyms: "of a monarch moth insect colourful colorful wing",
  bareheaded: true,
  layer: "over",
  home: { clouds: 2, castle: 1 },
  wear: (fitting, named) => ({
    behind: patternedWings(fitting, named ?? { l: 0.7, c: 0.17, h: 55 }),
  }),
};
