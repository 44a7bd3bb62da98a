/** @module A harness for walks: a padded front with a ring under the chin. */
import { shift } from "../../colour/colour.ts";
import { THINGS } from "../../colour/palette.ts";
import { knots } from "../../geometry/coordinates.ts";
import { ellipse, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { tailored } from "../tailoring/tailored.ts";

const METAL = { l: 0.82, c: 0.01, h: 240 };

export const costume: CostumeEntry = {
  garment: "harness, cat harness, walking harness, vest harness, safety harness, little harness",
  name: "harness",
  synonyms: "cat walking vest safety little",
  isOfAnyColour: true,
  bareheaded: true,
  layer: "over",
  home: { garden: 2, park: 2 },
  wear(fitting, named) {
    const colour = named ?? THINGS.red, dark = shift(colour, { l: -0.14 });
    const role = "costume" as const;
    return tailored(fitting, {
      name: "harness",
      colour,
      sleeves: false,
      length: 0.34,
      ease: 8,
      trim: dark,
      band: 9,
      front: [
        cloth("harness collar", ribbon([[-72, -16], [0, 6], [72, -16]], [11, 12, 11]), colour, {
          role,
        }),
        cloth("harness front", smooth(knots("-30 2, 30 2, 24 52, 0 78!, -24 52")), colour, {
          role,
          volume: 0.5,
          marks: [mark("detail", ribbon([[-22, 22], [0, 60], [22, 22]], [2, 2, 2]), dark)],
        }),
        cloth("harness ring", ellipse([0, 34], 13, 13), METAL, {
          role,
          texture: "metal",
          line: 2.4,
          marks: [mark("detail", ellipse([0, 34], 7, 7), colour)],
        }),
      ],
    });
  },
};
