/** @module A cat dressed as a princess. */
import { mix, shift } from "../../colour/colour.ts";
import { WHITE } from "../../colour/palette.ts";
import { bow } from "../cloth/cloth.ts";
import { ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { ruffle } from "../neckwear.ts";
import { tiara } from "../headwear/crowns.ts";
import { tailored } from "../tailoring/tailored.ts";
import { sheen } from "../tailoring/fabrics.ts";
import type { CostumeEntry } from "../costume_entry.ts";
export const costume: CostumeEntry = {
  person:
    "princess, princesses, cinderella, sleeping beauty princess, snow white princess, warrior princess, princess peach, elsa, rapunzel, royal princess, crown princess, ice princess",
  garment:
    "princess dress, princess costume, princess gown, princess outfit, princess dresses, princess clothes, fairytale dress, fairy tale gown, cinderella dress, princess robe",
  name: "princess's tiara",
  has: ["dress", "ball gown"],
  coloured: "princess's dress",
  isDress: true,
  home: { castle: 4, garden: 2 },
  props: { none: 2, flower: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.8, c: 0.11, h: 355 };
    return mergeOutfits([
      tailored(fitting, {
        name: "princess gown",
        colour,
        sleeves: 0.34,
        trim: mix(colour, WHITE, 0.6),
        band: 10,
        allOver: sheen(colour),
        skirt: {
          waist: 0.5,
          drop: 120,
          flare: 44,
          trim: mix(colour, WHITE, 0.6),
        },
        belt: {
          colour: shift(colour, { l: -0.1, c: 0.04 }),
          at: 0.5,
          width: 0.06,
          name: "sash",
        },
        front: [
          ruffle(mix(colour, WHITE, 0.6), "costume"),
          ...bow([0, 30], 22, shift(colour, { l: -0.1, c: 0.04 }), "costume"),
        ],
      }),
      ownHat(fitting, tiara(shift(colour, { l: -0.12, c: 0.06 }))),
    ]);
  },
};
