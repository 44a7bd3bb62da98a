/** @module A white gown with a veil. */
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { THINGS } from "../../colour/palette.ts";
import { flower } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { ownHat } from "../headwear/headdress.ts";
import { tulle } from "../headwear/veil.ts";
import { mergeOutfits } from "../outfit.ts";
import { ruffle } from "../neckwear.ts";
import { tailored } from "../tailoring/tailored.ts";
import { dots } from "../tailoring/prints.ts";
import { front } from "../tailoring/fronts.ts";
import type { Item } from "../../scene.ts";

export const costume: CostumeEntry = {
  garment: "wedding dress, bridal gown, bridal dress, wedding gown, bride dress, wedding dresses",
  person: "bride, brides",
  name: "wedding dress",
  has: ["dress", "ball gown"],
  synonyms: "bridal bride gown veil",

  isDress: true,
  home: { garden: 4, castle: 1 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.96, c: 0.012, h: 80 };
    const lace = shift(colour, { l: -0.07 });
    return mergeOutfits([
      tailored(fitting, {
        name: "wedding gown",
        colour,
        sleeves: 0.6,
        trim: lace,
        band: 10,
        skirt: {
          waist: 0.5,
          drop: 120,
          flare: 46,
          trim: lace,
          name: "wedding gown skirt",
        },
        belt: {
          colour: mix(colour, THINGS.pink, 0.3),
          at: 0.5,
          width: 0.06,
          name: "sash",
        },
        front: [
          front(
            colour,
            dots(lace, { size: 4, gap: 20 })({
              left: -90,
              right: 90,
              top: -30,
              bottom: 110,
            }),
          ),
          ruffle(colour, "costume"),
        ],
      }),
      ownHat(fitting, veil(colour)),
    ]);
  },
};

/** Tulle that falls from a wreath. */
function veil(colour: Colour): Item[] {
  return [
    tulle(colour, "costume"),
    ...[-64, -32, 0, 32, 64].flatMap((x) =>
      flower(
        [x, -104 - 8 * Math.cos(x / 50)],
        14,
        shift(colour, { l: -0.02 }),
        "costume",
      )
    ),
  ];
}
