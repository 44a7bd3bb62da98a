/** @module A nurse: a pale blue dress under a white apron, a cap with a red cross. */
import { THINGS, WHITE } from "../../colour/palette.ts";
import { knots } from "../../geometry/coordinates.ts";
import { box, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Item, Mark, Point } from "../../scene.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { front, wingCollar } from "../tailoring/fronts.ts";
import { tailored } from "../tailoring/tailored.ts";

export const costume: CostumeEntry = {
  person: "nurse, nurses, hospital nurse, school nurse, night nurse, matron, red cross nurse",
  garment:
    "nurse uniform, nurse outfit, nurse costume, nurse dress, nurse's uniform, nurses uniform, nurse's cap, nurse cap, nurses cap, nurse hat, nurse's hat, nurses hat, paper nurse's cap, nurse's outfit",
  name: "nurse’s cap",
  synonyms: "nurse uniform dress hat hospital matron",
  home: { hospital: 5 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.78, c: 0.08, h: 235 };
    return mergeOutfits([
      tailored(fitting, {
        name: "nurse dress",
        colour,
        sleeves: 0.34,
        trim: WHITE,
        band: 9,
        skirt: { waist: 0.56, drop: 30, flare: 14, trim: WHITE },
        front: [
          front(colour, [
            mark("detail", [[-42, 14], [42, 14], [48, 112], [-48, 112]], WHITE),
            ...cross([0, 62], 15),
          ]),
          ...wingCollar(WHITE),
        ],
      }),
      ownHat(fitting, cap()),
    ]);
  },
};

/** A white cap that widens upwards. */
function cap(): Item[] {
  return [
    cloth(
      "nurse cap",
      smooth(knots("-72 -82!, -98 -152!, -46 -166, 0 -170, 46 -166, 98 -152!, 72 -82!, 0 -100")),
      WHITE,
      { role: "costume", volume: 0.5, marks: cross([0, -132], 19) },
    ),
  ];
}

/** A red cross; `arm` is how far it reaches. */
function cross([x, y]: Point, arm: number): Mark[] {
  const half = arm * 0.36;
  return [
    mark("detail", box(x - half, y - arm, half * 2, arm * 2), THINGS.red),
    mark("detail", box(x - arm, y - half, arm * 2, half * 2), THINGS.red),
  ];
}
