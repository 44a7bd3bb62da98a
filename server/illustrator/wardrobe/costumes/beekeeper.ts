/** @module A beekeeper with a veil. */
import { type Colour, shift } from "../../colour/colour.ts";
import { ellipse, ribbon, smooth } from "../../geometry/shapes.ts";
import { knots } from "../../geometry/coordinates.ts";
import { mark, region } from "../../items.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { tailored } from "../tailoring/tailored.ts";
import { front, pocket, zip } from "../tailoring/fronts.ts";
import type { Item } from "../../scene.ts";

export const costume: CostumeEntry = {
  garment:
    "beekeeper suit, beekeeper outfit, beekeeping suit, beekeeper veil, beekeeper hat, beekeeper costume, beekeeping veil, beekeeper clothes",
  person: "beekeeper, beekeepers, apiarist",
  name: "beekeeper’s veil",
  synonyms: "veil beekeeping hat suit",
  coloured: "beekeeper’s suit",

  home: { garden: 3, meadow: 2 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.95, c: 0.02, h: 95 };
    return mergeOutfits([
      tailored(fitting, {
        name: "beekeeper suit",
        colour,
        trousers: 0.88,
        ease: 10,
        trim: shift(colour, { l: -0.08 }),
        front: [
          front(colour, [
            ...zip(colour),
            ...pocket([-44, 46], colour),
            ...pocket([44, 46], colour),
          ]),
        ],
      }),
      ownHat(fitting, veiledHat(shift(colour, { l: -0.03 }))),
    ]);
  },
};

/** A broad hat, and net from its brim to the shoulders. */
function veiledHat(colour: Colour): Item[] {
  const net = { l: 0.4, c: 0.01, h: 90 };
  return [
    region({
      name: "veil",
      role: "costume",
      texture: "cloth",
      outline: smooth(
        knots("-126 -70!, -138 20, -116 104!, 0 120, 116 104!, 138 20, 126 -70!, 0 -92"),
      ),
      colour: net,
      opacity: 0.3,
      line: 2.6,
      volume: 0.1,
      marks: [-90, -60, -30, 0, 30, 60, 90].map((x) =>
        mark("detail", ribbon([[x, -90], [x * 1.1, 118]], [0.8, 0.8]), net)
      ),
    }),
    cloth("straw brim", ellipse([0, -78], 146, 24), colour, { role: "costume" }),
    cloth(
      "beekeeper hat",
      smooth(knots("-78 -82!, -66 -128, 0 -142, 66 -128, 78 -82!, 0 -70")),
      colour,
      { role: "costume", volume: 0.8 },
    ),
  ];
}
