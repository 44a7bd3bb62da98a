/**
 * How a face is cut: a blaze between the eyes, temples above and cheeks below them, the muzzle, the chin. Every
 * cut ends at an eye, at the muzzle or at the edge of the head.
 *
 * @module
 */
import { bounds, boundsOf, heightOf, widthOf } from "../geometry/measure.ts";
import { curve, ellipse } from "../geometry/shapes.ts";
import type { Item, Point } from "../scene.ts";
import type { Piece } from "./stained_glass_cuts.ts";
import type { Head } from "./stained_glass_rays.ts";

/** What belongs to a muzzle. */
const OF_THE_MUZZLE = /^(nose|philtrum|mouth|open mouth|tongue)/;

/** The muzzle of these items as a pane: around nose and mouth. */
export function muzzleOf(items: readonly Item[]): Point[] {
  const parts = items.filter(({ name }) => OF_THE_MUZZLE.test(name));
  if (parts.length === 0) return [];
  const box = boundsOf(parts), wide = widthOf(box), high = heightOf(box);
  return ellipse(
    [(box.left + box.right) / 2, (box.top + box.bottom) / 2 + high * 0.04],
    wide * 0.5 + high * 0.95,
    high * 0.86,
  );
}

/** The pieces of a face. Lengths are in half distances of the eyes, from the middle between them. */
export function faceCuts(
  outline: readonly Point[],
  { at, size, across: [ux, uy] }: Head,
  muzzle: Point[],
): Piece[] {
  const place = (x: number, y: number): Point => [
    at[0] + size * (x * ux - y * uy),
    at[1] + size * (x * uy + y * ux),
  ];
  const box = bounds(outline);
  const far = (Math.max(widthOf(box), heightOf(box)) / size) * 0.9;
  const mouth = bounds(muzzle);
  const middle: Point = muzzle.length > 0
    ? [(mouth.left + mouth.right) / 2, (mouth.top + mouth.bottom) / 2]
    : place(0, 1);
  const rx = muzzle.length > 0 ? widthOf(mouth) / 2 : size * 0.7;
  const ry = muzzle.length > 0 ? heightOf(mouth) / 2 : size * 0.4;
  const onMuzzle = (s: -1 | 1, x: number, y: number): Point => [
    middle[0] + s * x * rx,
    middle[1] + y * ry,
  ];
  const side = (s: 1 | -1): Piece[] => [
    {
      outline: [
        place(s * 0.5, -far),
        place(s * 0.3, -0.5),
        place(s * 0.5, 0),
        place(s * 1.5, 0),
        place(s * 2, -0.1),
        place(s * far, -0.5),
        place(s * far, -far),
      ],
      cuts: [
        curve([
          place(s * 0.55, -far),
          place(s * 0.32, -0.9),
          place(s * 0.34, -0.45),
          place(s * 0.6, 0),
        ]),
        [place(s * 1.4, 0.02), place(s * 1.9, -0.02), place(s * far, -0.45)],
      ],
    },
    {
      outline: [
        place(s * 0.7, 0.1),
        place(s * 2, -0.06),
        place(s * far, -0.5),
        place(s * far, far),
        place(s * 2.1, far),
        place(s * 1.5, 1.5),
        onMuzzle(s, 0.9, 0.42),
        onMuzzle(s, 0.8, -0.7),
      ],
      cuts: [
        [place(s * 0.72, 0.4), onMuzzle(s, 0.75, -0.66)],
        curve([onMuzzle(s, 0.9, 0.42), place(s * 1.5, 1.5), place(s * 2.1, far)]),
      ],
    },
  ];
  return [
    {
      outline: [
        place(-0.5, -far),
        place(-0.3, -0.5),
        place(-0.6, 0.4),
        place(0.6, 0.4),
        place(0.3, -0.5),
        place(0.5, -far),
      ],
      cuts: [],
    },
    ...side(1),
    ...side(-1),
    {
      outline: [
        onMuzzle(-1, 0.9, 0.42),
        onMuzzle(1, 0.9, 0.42),
        place(1.5, 1.5),
        place(2.1, far),
        place(-2.1, far),
        place(-1.5, 1.5),
      ],
      cuts: [],
    },
    ...(muzzle.length > 0 ? [{ outline: muzzle, cuts: [[...muzzle, muzzle[0]!]] }] : []),
  ];
}
