/** @module A shawl around the shoulders. */
import { mix } from "../../colour/colour.ts";
import { WHITE } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { draped } from "../tailoring/draped.ts";
import { flowers } from "../tailoring/prints.ts";

export const costume: CostumeEntry = {
  garment:
    "shawl, shawls, pashmina, wrap shawl, knitted shawl, blanket scarf, capelet, cape collar",
  name: "shawl",
  isOfAnyColour: true,
  synonyms: "pashmina capelet wrap knitted lace",

  bareheaded: true,

  layer: "over",
  home: { "living room": 2, window: 2 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.52, c: 0.12, h: 345 };
    return draped(fitting, {
      name: "shawl",
      colour,
      reach: 0.36,
      print: flowers(mix(colour, WHITE, 0.6)),
      fringe: mix(colour, WHITE, 0.45),
    });
  },
};
