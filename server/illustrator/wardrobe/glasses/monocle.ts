/** @module A monocle. */
import { curve, ellipse } from "../../geometry/shapes.ts";
import { line } from "../../items.ts";
import { GOLD } from "../../colour/palette.ts";
import type { GlassesEntry, GlassesOf } from "../accessory_entry.ts";
import { LENS, lens } from "../lenses.ts";

const monocle: GlassesOf = (colour, [, right]) => [
  ...lens(right, colour, ellipse(right, 42, 42), LENS, 0.22),
  line(
    "monocle chain",
    "accessory",
    curve([[right[0] + 38, right[1] + 16], [right[0] + 62, right[1] + 62], [
      right[0] + 44,
      right[1] + 112,
    ]]),
    GOLD,
    [3.4, 3.4],
  ),
];

export const variant: GlassesEntry = {
  words: "monocle, monocles, single eyeglass, monocle on a chain",
  nearest: "eye glass, jeweller's loupe, loupe, lorgnette",
  colour: GOLD,
  draw: monocle,
};
