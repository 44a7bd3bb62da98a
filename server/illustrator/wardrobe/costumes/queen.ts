/** @module A cat dressed as a queen. */
import { shift } from "../../colour/colour.ts";
import { moveItems, placing } from "../../geometry/transform.ts";
import { GOLD, WHITE } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { tiara } from "../headwear/crowns.ts";
import { cloak } from "../garments.ts";
import { ownHat } from "../headwear/headdress.ts";
import { jewel } from "../ornaments.ts";
import { mergeOutfits } from "../outfit.ts";
import { ruffle } from "../neckwear.ts";

export const costume: CostumeEntry = {
  person:
    "queen, queens, empress, queen elizabeth, queen victoria, queen of hearts, evil queen, ice queen, snow queen, her majesty, queen of england, queen mother, queen mum, red queen, warrior queen",
  garment:
    "queen costume, queens crown, queen's crown, queen's dress, queen dress, queen robe, queen's robe, queen outfit, queenly dress, royal dress, royal gown",
  nearestPerson:
    "duchess, noblewoman, goddess, countess, baroness, goddesses, nefertiti, contessa, noble lady, athena, aphrodite, freya, empresses",
  name: "queen's crown",
  has: ["cape", "hooded cloak"],
  coloured: "queen's cloak",
  home: { castle: 4, garden: 2, stage: 1 },
  props: { none: 2, flower: 1 },
  wear(fitting, named) {
    const colour = named ?? { ...fitting.accent, l: 0.56, c: 0.15 };
    return mergeOutfits([
      cloak(fitting.cat, colour, GOLD),
      {
        neck: moveItems(placing(fitting.cat.figure.neck), [
          ruffle(WHITE, "costume"),
          jewel([0, 26], shift(colour, { l: 0.08 })),
        ]),
      },
      ownHat(fitting, tiara(shift(colour, { l: 0.06 }))),
    ]);
  },
};
