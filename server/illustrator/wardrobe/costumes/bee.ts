/** @module A cat dressed as a bee. */
import type { Colour } from "../../colour/colour.ts";
import { knots } from "../../geometry/coordinates.ts";
import { curve, ellipse, smooth } from "../../geometry/shapes.ts";
import { line, region } from "../../items.ts";
import { INK } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { cloth } from "../cloth/cloth.ts";
import { banded } from "../cloth/cloth_patterns.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { suit } from "../garments.ts";
import { onNeck, ownHat } from "../headwear/headdress.ts";
import { ruffle } from "../neckwear.ts";
import { fairyWings } from "../ornaments.ts";
import { mergeOutfits } from "../outfit.ts";

const role = "costume" as const;

export const costume: CostumeEntry = {
  person: "bee costume cat, honeybee cat, bee cat",
  garment:
    "bee costume, bee outfit, bee suit, bumblebee outfit, bee stripes, bee wings, bumble bee, dressed as a bee, bumblebee costume",
  name: "bee costume",
  disguiseOf: ["bee"],
  home: { garden: 3, meadow: 3, farm: 1 },
  props: { none: 1, flower: 2 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.86, c: 0.16, h: 92 };
    return mergeOutfits([
      { behind: fairyWings(fitting, { l: 0.92, c: 0.04, h: 220 }) },
      suit(fitting.cat, { colour, marks: banded(fitting, INK), sleeves: false }),
      onNeck(fitting, [ruffle(INK, "costume")]),
      ownHat(fitting, feelers(colour)),
    ]);
  },
};

/** Two feelers with knobs, on a band. */
function feelers(colour: Colour): Item[] {
  return [
    ...[-1, 1].flatMap((s): Item[] => [
      line("feeler", role, curve([[s * 22, -88], [s * 28, -138], [s * 56, -176]]), INK, [6, 5]),
      region({
        name: "feeler knob",
        role,
        texture: "cloth",
        outline: ellipse([s * 58, -182], 16, 16),
        colour,
        volume: 0.8,
      }),
    ]),
    cloth(
      "feeler band",
      smooth(knots("-82 -78!, 0 -98, 82 -78!, 84 -64!, 0 -84, -84 -64!")),
      INK,
      { role },
    ),
  ];
}
