/** @module A cat dressed as a masked wrestler: a mask over the whole head, tights and a wide belt. */
import { eyePlace } from "../../cat/head/face_places.ts";
import { type Colour, shift } from "../../colour/colour.ts";
import { GOLD } from "../../colour/palette.ts";
import { knots } from "../../geometry/coordinates.ts";
import { ellipse, smooth, star } from "../../geometry/shapes.ts";
import { moveItems } from "../../geometry/transform.ts";
import { mark } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { onTurned } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { beltOn } from "../tailoring/tailored.ts";
import { trousersOn } from "../tailoring/trousers.ts";

const role = "costume" as const;

export const costume: CostumeEntry = {
  person:
    "luchador, luchadora, luchadores, lucha libre wrestler, lucha libre, masked wrestler, mexican wrestler, wrestlers, pro wrestler, professional wrestler, wwe wrestler",
  garment:
    "wrestling mask, luchador mask, lucha libre mask, lucha mask, luchador costume, luchador outfit, wrestler mask, wrestling outfit, wrestling costume, wrestler costume",
  name: "luchador mask",
  synonyms: "wrestling lucha libre wrestler luchadora masked",

  bareheaded: true,
  includes: ["carnival mask"],
  home: { stage: 2, gym: 2 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.55, c: 0.19, h: 27 };
    const eyes: [Point, Point] = [eyePlace(-1, fitting.spec), eyePlace(1, fitting.spec)];
    return mergeOutfits([
      trousersOn(fitting, { name: "wrestling tights", colour, legs: 0.86, waist: 0.6 }),
      beltOn(fitting, { colour: GOLD, name: "wrestling belt", at: 0.6, width: 0.12 }),
      { face: moveItems(fitting.cat.toHead, onTurned(fitting, mask(colour, eyes))) },
    ]);
  },
};

/** Cloth over the head, with a trim around eyes and mouth and a star on the brow. */
function mask(colour: Colour, eyes: [Point, Point]): Item[] {
  const trim = colour.l > 0.7 ? { l: 0.4, c: 0.12, h: 264 } : { l: 0.95, c: 0.02, h: 90 };
  return [
    cloth(
      "wrestling mask",
      smooth(
        knots(
          "0 -92, 46 -88, 84 -64, 106 -24, 108 22, 92 62, 58 88!, 44 56, 0 42, -44 56, -58 88!, -92 62, -108 22, -106 -24, -84 -64, -46 -88",
        ),
      ),
      colour,
      {
        role,
        volume: 0.4,
        marks: [
          ...eyes.map(([x, y]) =>
            mark("detail", ellipse([x, y], 50, 48, x < 0 ? 0.3 : -0.3), trim)
          ),
          mark("detail", star([0, -62], 19), trim),
          mark("shade", ellipse([0, 10], 7, 26), shift(colour, { l: -0.1 })),
        ],
      },
    ),
  ];
}
