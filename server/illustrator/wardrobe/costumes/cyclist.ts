/** @module A cyclist: a bright jersey, dark shorts, a helmet with slots. */
import { INK, THINGS } from "../../colour/palette.ts";
import { type Colour, shift } from "../../colour/colour.ts";
import { knots } from "../../geometry/coordinates.ts";
import { leaf, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { composed } from "../tailoring/composed.ts";
import { trousersOn } from "../tailoring/trousers.ts";

export const costume: CostumeEntry = {
  person: "cyclist, cyclists, road cyclist, racing cyclist, mountain biker, bike racer",
  garment:
    "cycling jersey, cycling kit, cyclist outfit, cyclist costume, bike jersey, cycling outfit",
  name: "cycling jersey",
  synonyms: "cyclist cycling bike jersey kit helmet",
  has: ["sports jersey"],
  home: { city: 1, mountains: 2, park: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.82, c: 0.17, h: 98 };
    return mergeOutfits([
      composed(fitting, colour, {
        cut: { name: "cycling jersey", sleeves: 0.46, length: 0.68, trim: INK, band: 8 },
        colour,
        closing: "zip",
        collar: "round",
      }),
      trousersOn(fitting, { name: "cycling shorts", colour: INK, legs: 0.5, waist: 0.62 }),
      ownHat(fitting, helmet(colour)),
    ]);
  },
};

/** Long slots from front to back. */
function helmet(colour: Colour): Item[] {
  return [
    cloth(
      "cycle helmet",
      smooth(knots("-102 -66!, -112 -114, -66 -164, 0 -176, 66 -164, 112 -114, 102 -66!, 0 -92")),
      colour,
      {
        role: "costume",
        volume: 0.7,
        marks: [-62, 0, 62].flatMap((x) => [
          mark(
            "detail",
            leaf([x * 0.9, -98], [x * 0.66, -160], 9),
            shift(THINGS.black, { l: 0.05 }),
          ),
        ]),
      },
    ),
  ];
}
