/** @module A headband. */
import { knots } from "../../geometry/coordinates.ts";
import { shift } from "../../colour/colour.ts";
import { leaf, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";
import { cloth } from "../cloth/cloth.ts";

/** A strip of cloth around the brow, knotted at one side. */
export const headband: HatOf = (colour, role = "accessory") => [
  cloth(
    "headband tail",
    smooth(knots("96 -64!, 138 -62, 160 -22!, 144 -24, 136 -8!, 116 -44")),
    shift(colour, { l: -0.05 }),
    { role },
  ),
  cloth(
    "headband tail",
    smooth(knots("94 -66!, 146 -96, 178 -84!, 162 -74, 166 -58!, 124 -58")),
    shift(colour, { l: -0.02 }),
    { role },
  ),
  cloth(
    "headband",
    smooth(
      knots(
        "-102 -72!, -60 -98, 0 -106, 60 -98, 102 -72!, 106 -46!, 60 -68, 0 -76, -60 -68, -106 -46!",
      ),
    ),
    colour,
    {
      role,
      marks: [
        mark("shade", leaf([-98, -58], [98, -58], 3, -20), shift(colour, { l: -0.1 })),
        mark("light", leaf([-70, -88], [30, -96], 3, -6), shift(colour, { l: 0.12 }), 2),
      ],
    },
  ),
  cloth(
    "headband knot",
    smooth(knots("88 -80, 110 -78, 114 -56, 96 -50, 86 -62")),
    shift(colour, { l: 0.05 }),
    { role },
  ),
];

export const variant: HatEntry = {
  words:
    "headband, head band, sweatband, hachimaki, headbands, bandana headband, karate headband, hairband, hair band",
  nearest: "alice band, durag, ribbon headband, bow headband",
  draw: headband,
};
