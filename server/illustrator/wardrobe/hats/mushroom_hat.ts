/** @module A toadstool for a hat. */
import { knots } from "../../geometry/coordinates.ts";
import { ellipse, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import { cloth } from "../cloth/cloth.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";

/** A toadstool for a hat. */
const mushroomHat: HatOf = (colour, role = "accessory") => [
  cloth(
    "mushroom hat",
    smooth(
      knots(
        "-138 -76!, -130 -118, -84 -166, 0 -188, 84 -166, 130 -118, 138 -76!, 70 -62, 0 -58, -70 -62",
      ),
    ),
    colour,
    {
      role,
      volume: 0.9,
      marks: ([[-74, -122, 17, 13], [-10, -158, 19, 13], [58, -128, 20, 15], [8, -100, 13, 10], [
        104,
        -92,
        13,
        9,
      ], [-112, -88, 12, 8]] as const)
        .map(([x, y, rx, ry]) => mark("detail", ellipse([x, y], rx, ry), WHITE)),
    },
  ),
  cloth(
    "mushroom gills",
    smooth(knots("-128 -74!, 0 -60, 128 -74!, 70 -50, 0 -46, -70 -50")),
    { l: 0.92, c: 0.03, h: 80 },
    { role, line: 3 },
  ),
];

export const variant: HatEntry = {
  words:
    "mushroom hat, mushroom cap, toadstool hat, mushroom hats, mushroom cap hat, toadstool cap",
  synonyms: "toadstool cap",
  colour: { l: 0.58, c: 0.19, h: 25 },

  draw: mushroomHat,
};
