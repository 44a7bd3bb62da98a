/** @module The helmet of who builds. */
import { knots } from "../../geometry/coordinates.ts";
import { shift } from "../../colour/colour.ts";
import { ribbon, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { cloth } from "../cloth/cloth.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";

/** The helmet of who builds. */
export const hardHat: HatOf = (colour, role = "accessory") => [
  cloth(
    "hard hat",
    smooth(knots("-96 -72!, -88 -116, -52 -150, 0 -160, 52 -150, 88 -116, 96 -72!, 0 -88")),
    colour,
    {
      role,
      volume: 0.9,
      texture: "metal",
      marks: [
        mark("shade", ribbon([[-34, -152], [-40, -84]], [3, 3]), shift(colour, { l: -0.12 })),
        mark("shade", ribbon([[34, -152], [40, -84]], [3, 3]), shift(colour, { l: -0.12 })),
        mark("light", ribbon([[0, -158], [0, -92]], [11, 11]), shift(colour, { l: 0.05 })),
      ],
    },
  ),
  cloth(
    "hard hat brim",
    smooth(knots("-104 -78!, 0 -98, 104 -78!, 108 -58!, 0 -72, -108 -58!")),
    shift(colour, { l: -0.04 }),
    { role, texture: "metal", volume: 0.5 },
  ),
];

export const variant: HatEntry = {
  words:
    "hard hat, hard hats, hardhat, construction helmet, construction hat, safety helmet, builder hat, builders hat, builder helmet",
  synonyms: "hardhat construction safety helmet builder",
  colour: { l: 0.84, c: 0.16, h: 92 },

  draw: hardHat,
};
