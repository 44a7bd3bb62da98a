/** @module A racing driver in a helmet. */
import { WHITE } from "../../colour/palette.ts";
import { crashHelmet } from "../hats/crash_helmet.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { composed } from "../tailoring/composed.ts";
import { badge } from "../tailoring/fronts.ts";
import { stripes } from "../tailoring/prints.ts";

export const costume: CostumeEntry = {
  person:
    "racing driver, race car driver, formula one driver, formula 1 driver, f1 driver, motocross rider, go kart driver",
  garment: "racing suit, race suit, racing outfit, motocross suit",
  name: "racing suit",
  synonyms: "racing driver motocross race rider",
  home: { "race track": 4 },
  wear(fitting, named) {
    return composed(fitting, named, {
      cut: {
        name: "racing suit",
        trousers: 0.88,
        ease: 6,
        trim: WHITE,
        band: 14,
        allOver: stripes(WHITE, { width: 22, gap: 96 }),
      },
      colour: { l: 0.55, c: 0.21, h: 27 },
      closing: "zip",
      collar: "round",
      more: [badge([46, 36])],
      head: (cloth) => crashHelmet(cloth, "costume"),
    });
  },
};
