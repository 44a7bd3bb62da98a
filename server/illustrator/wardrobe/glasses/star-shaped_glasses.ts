/** @module Star-shaped glasses. */
import { shift } from "../../colour/colour.ts";
import { star } from "../../geometry/shapes.ts";
import type { GlassesEntry, GlassesOf } from "../accessory_entry.ts";
import { pair } from "../lenses.ts";

const stars: GlassesOf = (colour, eyes) =>
  pair(
    eyes,
    colour,
    ([x, y]) => star([x, y + 2], 56, { inner: 0.62 }),
    shift(colour, { l: 0.14 }),
    0.3,
  );

export const variant: GlassesEntry = {
  words:
    "star shaped glasses, star shaped pair of glasses, star shaped sunglasses, star glasses, star sunglasses, star shape glasses, star shape sunglasses, star frames, elton john glasses, glitter glasses, party glasses",
  chosen: 1,
  draw: stars,
};
