/** @module A prisoner in stripes. */
import { WHITE } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { composed } from "../tailoring/composed.ts";
import { stripes } from "../tailoring/prints.ts";

export const costume: CostumeEntry = {
  person: "prisoner, prisoners, convict, inmate, jailbird, convicts",
  garment:
    "prison stripes, prison suit, striped prison suit, prison uniform, prisoner outfit, prisoner stripes, jail stripes, convict stripes, prison outfit, prison clothes, jail uniform, convict uniform, prisoner costume",
  name: "prison stripes",
  synonyms: "prisoner convict inmate jail",
  bareheaded: true,
  home: { "prison cell": 4 },
  wear(fitting, named) {
    return composed(fitting, named, {
      cut: {
        name: "prison suit",
        trousers: 0.86,
        ease: 9,
        allOver: stripes({ l: 0.26, c: 0.01, h: 60 }, { width: 15, gap: 32 }),
        trim: { l: 0.26, c: 0.01, h: 60 },
      },
      colour: WHITE,
      collar: "round",
    });
  },
};
