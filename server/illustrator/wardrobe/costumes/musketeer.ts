/** @module A musketeer. */
import { WHITE } from "../../colour/palette.ts";
import { box } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { ruffle } from "../neckwear.ts";
import { tailored } from "../tailoring/tailored.ts";
import { front } from "../tailoring/fronts.ts";
import { feathered } from "../hats/feathered_hat.ts";

export const costume: CostumeEntry = {
  garment:
    "musketeer outfit, musketeer costume, musketeer uniform, musketeer tabard, cavalier outfit, cavalier costume",
  person: "musketeer, musketeers, three musketeers, cavalier, d artagnan, puss in boots",
  name: "musketeer’s hat",
  synonyms: "cavalier feathered hat tabard",
  coloured: "musketeer’s tabard",

  home: { castle: 2, city: 1 },
  brings: "sword",
  wear(fitting, named) {
    const colour = named ?? { l: 0.46, c: 0.14, h: 258 };
    return mergeOutfits([
      tailored(fitting, {
        name: "musketeer tabard",
        colour,
        trim: WHITE,
        band: 14,
        length: 0.8,
        front: [
          front(colour, [
            mark("detail", box(-6, 30, 12, 66), WHITE),
            mark("detail", box(-30, 50, 60, 12), WHITE),
          ], { depth: 116 }),
          ruffle(WHITE, "costume"),
        ],
      }),
      ownHat(fitting, feathered(colour, "costume")),
    ]);
  },
};
