/** @module A raincoat. */
import { type Colour, shift } from "../../colour/colour.ts";
import { points } from "../../geometry/coordinates.ts";
import { leaf, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { collar } from "../cloth/day_cloth.ts";
import { chestPlate, suit } from "../garments.ts";
import { onNeck, ownHat } from "../headwear/headdress.ts";
import { doubleBreastButtons } from "../ornaments.ts";
import { mergeOutfits } from "../outfit.ts";

const role = "costume" as const;

export const costume: CostumeEntry = {
  person: "fisherman, fishermen",
  garment:
    "raincoat, raincoats, rain coat, mackintosh, oilskin, rain jacket, sou wester, impermeable, rain slicker, slicker, rain hat, wellies and raincoat, waterproof jacket, waterproofs, rain gear, cagoule, fisherman's coat, fisherman coat, yellow mac, oilskins, rain cape, rain hood, southwester, sou'wester, clear raincoat, transparent raincoat, see through raincoat, see-through raincoat, plastic raincoat, rain mac",
  name: "raincoat",
  layer: "over",
  opens: true,
  home: { city: 2, lake: 1, garden: 1 },
  props: { none: 1, umbrella: 1, duckling: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.86, c: 0.16, h: 93 };
    return mergeOutfits([
      suit(fitting.cat, { colour, trim: shift(colour, { l: -0.08 }), trousers: true }),
      {
        neck: chestPlate(fitting.cat, { colour }, doubleBreastButtons(shift(colour, { l: -0.4 }))),
      },
      onNeck(fitting, [collar(colour)]),
      ownHat(fitting, rainHat(colour)),
    ]);
  },
};

/** A fisherman's oilskin hat. */
function rainHat(colour: Colour): Item[] {
  return [
    cloth(
      "rain brim",
      smooth(points("-126 -50, -84 -80, 0 -92, 84 -80, 126 -50, 92 -38, 0 -54, -92 -38")),
      shift(colour, { l: -0.04 }),
      { role },
    ),
    cloth(
      "rain hat",
      smooth(points("-84 -70, -74 -118, -42 -148, 0 -154, 42 -148, 74 -118, 84 -70, 0 -58")),
      colour,
      {
        role,
        volume: 0.7,
        marks: [-30, 30].map((x) =>
          mark("shade", leaf([x * 0.6, -150], [x * 1.6, -72], 2.6), shift(colour, { l: -0.09 }))
        ),
      },
    ),
  ];
}
