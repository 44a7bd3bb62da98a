/** @module A beret. */
import { knots, points } from "../../geometry/coordinates.ts";
import { shift } from "../../colour/colour.ts";
import { curve, smooth } from "../../geometry/shapes.ts";
import { line } from "../../items.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";
import { cloth } from "../cloth/cloth.ts";

/** A beret, tilted. */
export const beret: HatOf = (colour, role = "accessory") => [
  cloth(
    "beret",
    smooth(
      points("-96 -84, -118 -104, -92 -136, -26 -150, 54 -138, 96 -106, 84 -74, 20 -64, -50 -64"),
    ),
    colour,
    { role, volume: 0.8 },
  ),
  line(
    "beret stalk",
    role,
    curve([[-14, -146], [-18, -160], [-10, -168]], 3),
    shift(colour, { l: -0.12 }),
    [7, 5],
  ),
  cloth(
    "beret rim",
    smooth(knots("-82 -78!, 0 -88, 82 -74!, 80 -60!, 0 -70, -80 -62!")),
    shift(colour, { l: -0.1 }),
    { role, volume: 0.3 },
  ),
];

export const variant: HatEntry = {
  words:
    "beret, berets, french beret, artist beret, artist's beret, painters beret, wool beret, tam o shanter, basque beret, scout beret, tam o shanter hat, tam",
  nearest: "",
  plain: 2,
  chosen: 1,
  draw: beret,
};
