/** @module A stage magician: tailcoat, cape and top hat. */
import { THINGS, WHITE } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { cloak } from "../garments.ts";
import { ownHat } from "../headwear/headdress.ts";
import { topHat } from "../hats/top_hat.ts";
import { mergeOutfits } from "../outfit.ts";
import { composed } from "../tailoring/composed.ts";

export const costume: CostumeEntry = {
  person:
    "magician, magicians, stage magician, illusionist, conjurer, conjuror, circus magician, houdini, stage conjurer",
  garment:
    "magician costume, magician outfit, magician's outfit, magician cape, magician's cape, magician suit, illusionist outfit",
  name: "magician’s cape",
  has: ["cape"],
  synonyms: "magician illusionist conjurer conjuror stage circus houdini hat suit",
  brings: "wand",
  home: { stage: 5 },
  wear(fitting, named) {
    const colour = named ?? THINGS.red;
    const black = { l: 0.26, c: 0.012, h: 280 };
    return mergeOutfits([
      cloak(fitting.cat, colour),
      composed(fitting, black, {
        cut: { name: "tailcoat", trousers: 0.84 },
        colour: black,
        closing: "lapels",
        shirt: WHITE,
        neck: "bow tie",
        neckColour: colour,
      }),
      ownHat(fitting, topHat(black, "costume")),
    ]);
  },
};
