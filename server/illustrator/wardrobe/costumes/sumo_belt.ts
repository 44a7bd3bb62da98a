/** @module The belt of a sumo wrestler, and its topknot. */
import { shift } from "../../colour/colour.ts";
import { INK } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { bun } from "../headwear/hairdos.ts";
import { ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { beltOn } from "../tailoring/tailored.ts";

export const costume: CostumeEntry = {
  garment: "sumo belt, mawashi, sumo outfit, sumo costume, sumo wrestler outfit, sumo loincloth",
  person: "sumo wrestler, sumo, rikishi, sumo wrestlers",
  name: "sumo belt",
  synonyms: "mawashi loincloth wrestler",

  isLow: true,
  home: { temple: 3 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.5, c: 0.17, h: 290 };
    return mergeOutfits([
      beltOn(fitting, { colour, name: "sumo belt", at: 0.6, width: 0.26 }),
      beltOn(fitting, {
        colour: shift(colour, { l: 0.08 }),
        name: "sumo belt knot",
        at: 0.56,
        width: 0.08,
      }),
      ownHat(fitting, bun(INK, "costume")),
    ]);
  },
};
