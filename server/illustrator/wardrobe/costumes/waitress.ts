/** @module The dress of a waitress with a white apron. */
import { shift } from "../../colour/colour.ts";
import { WHITE } from "../../colour/palette.ts";
import { smooth } from "../../geometry/shapes.ts";
import { knots } from "../../geometry/coordinates.ts";
import { mark } from "../../items.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { tailored } from "../tailoring/tailored.ts";
import { buttons, front, wingCollar } from "../tailoring/fronts.ts";

export const costume: CostumeEntry = {
  garment: "waitress uniform, waitress dress, waitress outfit, diner uniform, diner dress",
  person: "waitress, waitresses, diner waitress",
  name: "waitress’s dress",
  synonyms: "diner cap",

  home: { cafe: 4, kitchen: 1 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.76, c: 0.1, h: 195 };
    return mergeOutfits([
      tailored(fitting, {
        name: "waitress dress",
        colour,
        sleeves: 0.36,
        trim: WHITE,
        band: 10,
        skirt: { waist: 0.56, drop: 26, flare: 20, trim: WHITE },
        front: [
          front(colour, [
            mark("detail", [[-34, 30], [34, 30], [40, 106], [-40, 106]], WHITE),
            ...buttons(shift(colour, { l: -0.3 }), { from: 46, step: 22, count: 2 }),
          ]),
          ...wingCollar(WHITE),
        ],
      }),
      ownHat(fitting, [
        cloth(
          "waitress cap",
          smooth(knots("-60 -84!, -44 -112, 0 -124, 44 -112, 60 -84!, 0 -96")),
          WHITE,
          { role: "costume" },
        ),
      ]),
    ]);
  },
};
