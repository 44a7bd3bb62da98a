/** @module An explorer in khaki with a pith helmet. */
import { GOLD, THINGS } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { pithHelmet } from "../headwear/headpieces.ts";
import { composed } from "../tailoring/composed.ts";

export const costume: CostumeEntry = {
  person:
    "explorer, explorers, archaeologist, archaeologists, zookeeper, zoo keeper, safari guide, palaeontologist",
  garment:
    "safari outfit, safari suit, safari clothes, explorer outfit, explorer costume, pith helmet, safari hat, zookeeper uniform, explorer hat",
  name: "safari suit",
  synonyms: "explorer archaeologist safari guide khaki",
  home: { jungle: 4, savanna: 3, desert: 1 },
  wear(fitting, named) {
    return composed(fitting, named, {
      cut: {
        name: "safari suit",
        sleeves: 0.52,
        trousers: 0.4,
        belt: { colour: THINGS.brown, at: 0.62, width: 0.09, buckle: GOLD },
      },
      colour: { l: 0.76, c: 0.065, h: 85 },
      closing: "buttons",
      collar: "wings",
      head: pithHelmet,
    });
  },
};
