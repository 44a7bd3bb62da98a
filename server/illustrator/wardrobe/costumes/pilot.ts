/** @module A cat dressed as a pilot. */
import { labGoggles } from "../lab_goggles.ts";
import { type Colour, shift } from "../../colour/colour.ts";
import { points } from "../../geometry/coordinates.ts";
import { leaf, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { suit } from "../garments.ts";
import { onNeck, ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { scarf } from "../scarves/scarf.ts";

const role = "costume" as const;

export const costume: CostumeEntry = {
  person:
    "pilot, pilots, aviator, airman, flying ace, fighter pilot, airplane pilot, airline pilot, plane pilot, aviatrix, amelia earhart, airship pilot, airship captain, snoopy red baron, red baron, top gun, air force pilot, captain of a plane, helicopter pilot",
  garment:
    "pilot hat, aviator hat, pilot costume, flying cap, aviator cap, pilot jacket, pilot outfit, aviator outfit, flying helmet, flying jacket, pilot uniform, pilot goggles and cap, aviator helmet, aviation cap, flying goggles, pilot cap",
  name: "pilot's cap",
  home: { clouds: 2, cockpit: 3 },
  wear(fitting, named) {
    const leather = named ?? { l: 0.46, c: 0.08, h: 50 };
    return mergeOutfits([
      suit(fitting.cat, { colour: leather, trim: { l: 0.88, c: 0.04, h: 80 } }),
      onNeck(fitting, scarf(WHITE, "costume")),
      ownHat(fitting, flyingCap(leather)),
    ]);
  },
};

/** A leather cap with ear flaps and goggles. */
function flyingCap(leather: Colour): Item[] {
  return [
    ...[-1, 1].map((s) =>
      cloth(
        "cap flap",
        smooth([[s * 84, -90], [s * 112, -50], [s * 118, 6], [s * 104, 34, "corner"], [s * 92, 0], [
          s * 80,
          -46,
        ]]),
        shift(leather, { l: -0.04 }),
        { role },
      )
    ),
    cloth(
      "flying cap",
      smooth(points("-96 -52, -90 -108, -54 -142, 0 -150, 54 -142, 90 -108, 96 -52, 0 -64")),
      leather,
      {
        role,
        volume: 0.75,
        marks: [
          mark("shade", leaf([0, -152], [0, -60], 2.4), shift(leather, { l: -0.1 })),
          mark("shade", leaf([-50, -140], [-64, -60], 2), shift(leather, { l: -0.08 })),
          mark("shade", leaf([50, -140], [64, -60], 2), shift(leather, { l: -0.08 })),
        ],
      },
    ),
    ...labGoggles(shift(leather, { l: -0.14 })),
  ];
}
