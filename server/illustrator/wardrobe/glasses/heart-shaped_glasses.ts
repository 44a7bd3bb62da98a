/** @module Heart-shaped glasses. */
import { shift } from "../../colour/colour.ts";
import { heart } from "../../geometry/shapes.ts";
import type { GlassesEntry, GlassesOf } from "../accessory_entry.ts";
import { pair } from "../lenses.ts";

const hearts: GlassesOf = (colour, eyes) =>
  pair(eyes, colour, ([x, y]) => heart([x, y + 2], 45), shift(colour, { l: 0.12 }), 0.32);

export const variant: GlassesEntry = {
  words:
    "heart shaped glasses, heart shaped pair of glasses, heart shaped sunglasses, heart glasses, heart sunglasses, heart shape glasses, heart shape sunglasses, heart frames, lolita sunglasses, heart shaped shades, heart eyeglasses",
  chosen: 1,
  draw: hearts,
};
