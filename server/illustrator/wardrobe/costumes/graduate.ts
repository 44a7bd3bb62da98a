/** @module A cat dressed as a graduate. */
import { type Colour, shift } from "../../colour/colour.ts";
import { curve, ellipse, leaf, smooth } from "../../geometry/shapes.ts";
import { line, mark } from "../../items.ts";
import { GOLD, WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { cloak, suit } from "../garments.ts";
import { onNeck, ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { lapelPlate } from "../trade_details.ts";

const role = "costume" as const;

export const costume: CostumeEntry = {
  person:
    "graduate, graduating, graduation, alumnus, graduates, valedictorian, phd student, phd, college graduate, class of",
  garment:
    "graduation cap, mortarboard, graduation gown, graduation hat, academic gown, grad cap, graduation robe, graduation robes, mortar board, cap and gown, square academic cap, graduation outfit, doctoral hat",
  name: "graduate's cap and gown",
  coloured: "graduate's gown",
  home: { library: 2, stage: 1, garden: 1 },
  props: { none: 2, book: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.33, c: 0.05, h: 280 };
    return mergeOutfits([
      cloak(fitting.cat, colour, GOLD),
      suit(fitting.cat, { colour, trim: GOLD }),
      onNeck(fitting, [lapelPlate({ ...fitting.accent, l: 0.6, c: 0.16 }, WHITE)]),
      ownHat(fitting, mortarboard(colour)),
    ]);
  },
};

/** A square board with a tassel. */
function mortarboard(colour: Colour): Item[] {
  return [
    cloth(
      "cap band",
      smooth([[-78, -104], [0, -90], [78, -104], [88, -58], [0, -48], [-88, -58]]),
      shift(colour, { l: -0.04 }),
      { role },
    ),
    cloth("board", [[0, -160], [142, -122], [0, -82], [-142, -122]], colour, { role, volume: 0.3 }),
    line("tassel cord", role, curve([[0, -122], [70, -112], [104, -92], [108, -62]]), GOLD, [5, 5]),
    cloth("tassel", smooth([[98, -66], [118, -66], [124, -22], [108, -18], [94, -22]]), GOLD, {
      role,
      marks: [-5, 3].map((dx) =>
        mark("shade", leaf([108 + dx, -60], [108 + dx, -20], 1.4), shift(GOLD, { l: -0.14 }))
      ),
    }),
    cloth("board button", ellipse([0, -122], 9, 5), GOLD, { role, line: 3 }),
  ];
}
