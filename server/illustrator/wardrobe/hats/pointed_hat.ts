/** @module A tall soft hat that ends in a point. */
import { knots } from "../../geometry/coordinates.ts";
import { shift } from "../../colour/colour.ts";
import { leaf, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { THINGS } from "../../colour/palette.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";
import { cloth } from "../cloth/cloth.ts";

/** A cone of felt that leans a little, its edge turned up. */
export const pointedHat: HatOf = (colour, role = "accessory") => [
  cloth(
    "pointed hat",
    smooth(
      knots(
        "-98 -60!, -78 -116, -46 -180, -10 -240, 26 -286!, 34 -236, 52 -176, 82 -112, 98 -60!, 0 -74",
      ),
    ),
    colour,
    {
      role,
      volume: 0.7,
      marks: [
        mark("shade", leaf([-50, -166], [46, -186], 5, 10), shift(colour, { l: -0.1 })),
        mark("shade", leaf([-26, -214], [38, -224], 4, 8), shift(colour, { l: -0.1 })),
        mark("light", leaf([-70, -92], [-14, -226], 7, -6), shift(colour, { l: 0.08 }), 4),
      ],
    },
  ),
  cloth(
    "hat edge",
    smooth(knots("-102 -80!, 0 -98, 102 -80!, 106 -54, 100 -44!, 0 -60, -100 -44!, -106 -54")),
    shift(colour, { l: -0.07 }),
    { role },
  ),
];

export const variant: HatEntry = {
  words:
    "pointed hat, pointy hat, gnome hat, gnome's hat, garden gnome hat, tall pointed hat, tall pointy hat, cone shaped felt hat, dwarf hat, pixie hat, pointed cap, pointy cap, pointed felt hat, smurf hat, gonk hat, phrygian cap",
  synonyms: "pointy gnome garden tall dwarf pixie felt smurf gonk cap phrygian cone shaped",
  colour: THINGS.red,
  draw: pointedHat,
};
