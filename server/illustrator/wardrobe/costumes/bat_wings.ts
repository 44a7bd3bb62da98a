/** @module Wings of skin, as bats and dragons have. */
import { batWings } from "../fabled_details.ts";
import type { CostumeEntry } from "../costume_entry.ts";

export const costume: CostumeEntry = {
  garment:
    "bat wings, dragon wings, demon wings, devil wings, leathery wings, black wings, bat like wings, vampire wings, dragon like wings",
  name: "bat wings",
  synonyms: "dragon demon devil leathery black like vampire wing",
  bareheaded: true,
  layer: "over",
  home: { clouds: 2, castle: 1 },
  wear: (fitting, named) => ({ behind: batWings(fitting, named ?? { l: 0.36, c: 0.04, h: 310 }) }),
};
