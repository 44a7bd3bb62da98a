/** @module Where an eye was: a closed seam with three stitches. */
import { type Colour, shift } from "../../colour/colour.ts";
import { curve } from "../../geometry/shapes.ts";
import { CONTOUR, line } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";

/** The seam at the place of an eye. */
export function missingEye([x, y]: Point, half: number, coat: Colour): Item[] {
  const colour = coat.l < 0.45 ? shift(coat, { l: 0.26 }) : shift(coat, { l: -0.34, c: 0.02 });
  return [
    line(
      "missing eye",
      "face",
      curve([[x - half, y + 3], [x - half * 0.3, y + 9], [x + half * 0.4, y + 9], [
        x + half,
        y + 3,
      ]]),
      colour,
      [CONTOUR * 1.5, CONTOUR * 1.5],
    ),
    ...[-0.5, 0, 0.5].map((share) =>
      line(
        "stitch",
        "face",
        [[x + share * half, y + 1], [x + share * half * 1.1, y + 15]],
        colour,
        [
          CONTOUR,
          CONTOUR,
        ],
      )
    ),
  ];
}
