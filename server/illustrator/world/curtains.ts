/** @module Curtains beside a window. */
import { type Colour, shift } from "../colour/colour.ts";
import { box, leaf, smooth } from "../geometry/shapes.ts";
import { mark, scenery } from "../items.ts";
import type { Item } from "../scene.ts";

/** Folds of a curtain, from its inner edge: where, how wide, and how much lighter than the cloth. */
const FOLDS = [
  [0.16, 6, 0.09],
  [0.27, 8, -0.135],
  [0.44, 7, 0.09],
  [0.54, 9, -0.14],
  [0.7, 7, 0.09],
  [0.79, 8, -0.135],
] as const;

/** A pair of curtains beside a window, gathered. */
export function curtains(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Colour,
): Item[] {
  const panel = (s: -1 | 1): Item => {
    const edge = s < 0 ? x : x + width, inner = edge - s * width * 0.2, outer = edge + s * 62;
    return scenery(
      "curtain",
      "cloth",
      smooth([
        [outer, y - 34, "corner"],
        [inner, y - 34, "corner"],
        [inner + s * 6, y + height * 0.3],
        [edge + s * 8, y + height * 0.62],
        [edge - s * 8, y + height + 60, "corner"],
        [outer + s * 6, y + height + 60, "corner"],
      ]),
      colour,
      {
        colourEnd: shift(colour, { l: -0.07 }),
        marks: FOLDS.map(([t, wide, l]) =>
          mark(
            l < 0 ? "shade" : "light",
            leaf([inner + (outer - inner) * t, y - 40], [
              edge + (outer - edge) * t * 0.9,
              y + height + 60,
            ], wide),
            shift(colour, { l }),
          )
        ),
        depth: 0.6,
      },
    );
  };
  return [
    panel(-1),
    panel(1),
    scenery("curtain rod", "metal", box(x - 88, y - 46, width + 176, 12, 6), {
      l: 0.6,
      c: 0.08,
      h: 75,
    }, { depth: 0.6 }),
  ];
}
