/** @module An electrician: a blue suit with a yellow flash on its chest, a hard hat, a belt of tools. */
import { THINGS } from "../../colour/palette.ts";
import { points } from "../../geometry/coordinates.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { ownHat } from "../headwear/headdress.ts";
import { hardHat } from "../hats/hard_hat.ts";
import { mergeOutfits } from "../outfit.ts";
import { composed } from "../tailoring/composed.ts";

const FLASH = "8 6, -26 56, -4 56, -16 98, 28 42, 4 42, 22 6";

export const costume: CostumeEntry = {
  person: "electrician, electricians, sparky",
  nearestPerson: "lineman, power line worker, electrical engineer, cable layer",
  garment: "electrician outfit, electrician costume, electrician uniform, electrician overalls",
  name: "electrician’s suit",
  synonyms: "electrician electric suit flash overalls hard hat",
  home: { "living room": 1, workshop: 2, city: 1 },
  wear(fitting, named) {
    const role = "costume" as const;
    return mergeOutfits([
      composed(fitting, named, {
        cut: {
          name: "electrician suit",
          trousers: 0.86,
          ease: 7,
          belt: { colour: THINGS.brown, name: "tool belt", at: 0.62, buckle: THINGS.silver },
        },
        colour: { l: 0.5, c: 0.11, h: 256 },
        collar: "wings",
        more: [cloth("flash", points(FLASH), THINGS.yellow, { role, line: 3 })],
      }),
      ownHat(fitting, hardHat(THINGS.yellow, role)),
    ]);
  },
};
