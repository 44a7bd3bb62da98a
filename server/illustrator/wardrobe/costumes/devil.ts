/** @module A cat dressed as a devil. */
import { shift } from "../../colour/colour.ts";
import { INK } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { batWings } from "../fabled_details.ts";
import { cloak } from "../garments.ts";
import { ownHat } from "../headwear/headdress.ts";
import { horns } from "../horns.ts";
import { mergeOutfits } from "../outfit.ts";

export const costume: CostumeEntry = {
  person:
    "devil, devils, demon, imp, satan, demons, imps, little devil, lucifer, succubus, incubus, gargoyle, beelzebub, baphomet, krampus",
  garment: "devil costume, devil outfit, devil tail, pointed tail",
  name: "devil costume",
  has: ["cape"],
  home: { cave: 3, graveyard: 2, stage: 1 },
  props: { none: 2, candle: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.5, c: 0.19, h: 25 };
    return mergeOutfits([
      cloak(fitting.cat, shift(colour, { l: -0.1 }), INK),
      { behind: batWings(fitting, shift(colour, { l: -0.16 })) },
      ownHat(fitting, horns(colour)),
    ]);
  },
};
