/** @module A towel that is wrapped around the waist. */
import { mix, shift } from "../../colour/colour.ts";
import { WHITE } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { mergeOutfits } from "../outfit.ts";
import { stripes } from "../tailoring/prints.ts";
import { skirtOn } from "../tailoring/skirt.ts";
import { beltOn } from "../tailoring/tailored.ts";
import { nearest } from "../../vocabulary/term.ts";

const WHERE = ["around", "round", "wrapped around", "wrapped round", "about", "tied around"]
  .flatMap((around) =>
    ["its", "his", "her", "the", "my"].map((whose) => `${around} ${whose} waist`)
  );

export const costume: CostumeEntry = {
  garment: ["wrapped towel", "bath wrap", "wearing a towel"]
    .concat(["towel", "bath towel"].flatMap((towel) => WHERE.map((where) => `${towel} ${where}`)))
    .join(", "),
  terms: [nearest(
    { costume: "wrapped towel" },
    "sarong, pareo, wrap skirt, lungi, dhoti, lavalava, towel skirt, loin cloth",
    { role: "thing" },
  )],
  name: "wrapped towel",
  synonyms: "bath wrap towel waist around",
  bareheaded: true,
  isLow: true,
  layer: "legs",
  home: { bathroom: 4 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.93, c: 0.02, h: 230 };
    const stripe = colour.l > 0.7 ? shift(colour, { l: -0.3, c: 0.08 }) : mix(colour, WHITE, 0.7);
    return mergeOutfits([
      {
        skirt: skirtOn(fitting.cat.figure, {
          name: "towel",
          colour,
          texture: "cloth",
          waist: 0.56,
          drop: 12,
          flare: 6,
          marks: stripes(stripe, { width: 7, gap: 60 })({
            left: -320,
            right: 320,
            top: -300,
            bottom: 40,
          }),
        }),
      },
      beltOn(fitting, {
        colour: shift(colour, { l: -0.05 }),
        at: 0.57,
        width: 0.09,
        name: "towel roll",
      }, true),
    ]);
  },
};
