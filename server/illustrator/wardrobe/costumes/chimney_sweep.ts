/** @module A chimney sweep in black, with a top hat. */
import { GOLD, THINGS } from "../../colour/palette.ts";
import { mergeOutfits } from "../outfit.ts";
import { onNeck, ownHat } from "../headwear/headdress.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { topHat } from "../hats/top_hat.ts";
import { bandana } from "../scarves/bandana.ts";
import { composed } from "../tailoring/composed.ts";

export const costume: CostumeEntry = {
  person:
    "chimney sweep, chimney sweeps, chimney sweeper, chimney sweepers, chimneysweep, bert from mary poppins",
  garment:
    "chimney sweep outfit, chimney sweep costume, chimney sweep uniform, chimney sweep's outfit, chimney sweep clothes, chimney sweep hat",
  name: "chimney sweep’s jacket",
  synonyms: "chimney sweep sweeper chimneysweep bert mary poppins hat",
  brings: "chimney brush",
  home: { rooftop: 4 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.3, c: 0.012, h: 270 };
    return mergeOutfits([
      composed(fitting, colour, {
        cut: {
          name: "sweep jacket",
          trousers: 0.84,
          belt: { colour: { l: 0.22, c: 0.01, h: 60 }, buckle: GOLD, at: 0.64 },
        },
        colour,
        closing: "double row",
        collar: "wings",
      }),
      onNeck(fitting, bandana(THINGS.red, "costume")),
      ownHat(fitting, topHat({ l: 0.26, c: 0.012, h: 270 }, "costume")),
    ]);
  },
};
