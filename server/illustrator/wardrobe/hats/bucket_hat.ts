/** @module A soft hat with a sloping brim. */
import { knots, points } from "../../geometry/coordinates.ts";
import { shift } from "../../colour/colour.ts";
import { ribbon, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { cloth } from "../cloth/cloth.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";

/** A soft hat with a sloping brim. */
const bucketHat: HatOf = (colour, role = "accessory") => [
  cloth(
    "bucket hat",
    smooth(points("-70 -86, -66 -124, -50 -140, 0 -146, 50 -140, 66 -124, 70 -86, 0 -70")),
    colour,
    { role, volume: 0.7 },
  ),
  cloth(
    "bucket hat brim",
    smooth(knots("-72 -94!, 0 -80, 72 -94!, 112 -48!, 60 -36, 0 -32, -60 -36, -112 -48!")),
    shift(colour, { l: -0.04 }),
    {
      role,
      marks: [0, 1, 2].map((i) =>
        mark(
          "shade",
          ribbon([[-90 - i * 8, -74 + i * 11], [0, -62 + i * 11], [90 + i * 8, -74 + i * 11]], [
            1.4,
            1.4,
            1.4,
          ]),
          shift(colour, { l: -0.12 }),
        )
      ),
    },
  ),
];

export const variant: HatEntry = {
  words: "bucket hat, bucket hats, fishing hat, fisherman hat, fishermans hat",
  nearest:
    "pith helmet, safari helmet, explorer's helmet, explorer helmet, sun helmet, jungle hat, boonie hat",
  synonyms: "fishing fisherman",

  draw: bucketHat,
};
