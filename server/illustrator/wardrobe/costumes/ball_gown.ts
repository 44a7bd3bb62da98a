/** @module A gown with a wide skirt. */
import { mix } from "../../colour/colour.ts";
import { GOLD, WHITE } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { ruffle } from "../neckwear.ts";
import { tailored } from "../tailoring/tailored.ts";
import { sheen } from "../tailoring/fabrics.ts";

export const costume: CostumeEntry = {
  garment:
    "ball gown, ballgown, ball gowns, evening gown, evening dress, prom dress, gown, gowns, ball dress, flowing gown, princess gown dress, quinceanera dress, gala dress, puffy dress, poofy dress, tulle dress",
  name: "ball gown",
  synonyms: "gown evening prom flowing gala dress puffy tulle silk velvet",

  bareheaded: true,

  home: { castle: 3, stage: 1 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.5, c: 0.15, h: 300 };
    return tailored(fitting, {
      name: "gown",
      colour,
      sleeves: 0.34,
      trim: mix(colour, WHITE, 0.5),
      band: 8,
      allOver: sheen(colour),
      skirt: {
        waist: 0.5,
        drop: 120,
        flare: 52,
        trim: mix(colour, WHITE, 0.5),
        name: "gown skirt",
      },
      belt: { colour: mix(colour, GOLD, 0.7), at: 0.5, width: 0.06, name: "sash" },
      front: [ruffle(mix(colour, WHITE, 0.55), "costume")],
    });
  },
};
