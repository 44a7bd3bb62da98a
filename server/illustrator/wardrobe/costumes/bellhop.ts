/** @module A bellhop: a short red jacket with golden buttons, a small round cap with its strap. */
import { GOLD, INK } from "../../colour/palette.ts";
import { curve, ellipse } from "../../geometry/shapes.ts";
import { line, region } from "../../items.ts";
import type { Item } from "../../scene.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { pillbox } from "../headwear/headpieces.ts";
import { ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { composed } from "../tailoring/composed.ts";

const RED = { l: 0.52, c: 0.19, h: 25 };

export const costume: CostumeEntry = {
  person:
    "bellhop, bellhops, bellboy, bellboys, bell boy, hotel porter, hotel page, page boy, lobby boy",
  garment:
    "bellhop uniform, bellhop outfit, bellhop costume, bellboy uniform, bellboy outfit, hotel uniform, hotel bellhop uniform, bellhop hat, bellhop cap, pillbox hat",
  name: "bellhop’s uniform",
  synonyms: "bellhop bellboy hotel porter page lobby pillbox hat cap outfit",
  home: { corridor: 3, lift: 2 },
  wear(fitting, named) {
    const colour = named ?? RED;
    return mergeOutfits([
      composed(fitting, colour, {
        cut: {
          name: "bellhop jacket",
          length: 0.66,
          trousers: 0.8,
          limbs: colour,
          trim: GOLD,
          band: 9,
        },
        colour,
        collar: "round",
        head: pillbox,
        more: brass(),
      }),
      ownHat(fitting, [
        line("cap strap", "costume", curve([[-42, -100], [-96, -20], [-70, 70]], 5), INK, [5, 4]),
      ]),
    ]);
  },
};

/** Two rows of golden buttons. */
function brass(): Item[] {
  return [-1, 1].flatMap((side) =>
    [22, 46, 70].map((y) =>
      region({
        name: "golden button",
        role: "costume",
        texture: "metal",
        outline: ellipse([side * (34 - y * 0.14), y], 8, 8),
        colour: GOLD,
        line: 2,
        volume: 0.7,
      })
    )
  );
}
