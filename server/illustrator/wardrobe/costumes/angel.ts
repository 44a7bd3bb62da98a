/** @module A cat dressed as an angel. */
import { mix } from "../../colour/colour.ts";
import { GOLD, WHITE } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { featheredWings } from "../feathered_wings.ts";
import { halo } from "../headwear/halo.ts";
import { onNeck, ownHat } from "../headwear/headdress.ts";
import { ruffle } from "../neckwear.ts";
import { jewel } from "../ornaments.ts";
import { mergeOutfits } from "../outfit.ts";

export const costume: CostumeEntry = {
  person:
    "angel, angels, angelic, cherub, guardian angel, fallen angel, archangel, seraph, cherubs, cherubim, christmas angel, cat angel",
  garment:
    "angel costume, angel outfit, angel wings, angels wings, wings of an angel, halo and wings, wings and a halo, wings and halo",
  nearestPerson: "saint, saints, saint francis, patron saint, madonna, swan princess",
  name: "angel's halo and wings",
  home: { clouds: 4, garden: 1 },
  wear(fitting, named) {
    const colour = named ?? WHITE;
    return mergeOutfits([
      { behind: featheredWings(fitting, colour) },
      onNeck(fitting, [ruffle(mix(colour, WHITE, 0.4), "costume"), jewel([0, 24], GOLD)]),
      ownHat(fitting, halo(GOLD, "costume")),
    ]);
  },
};
