/**
 * @module How a face is cut: a blaze between the eyes, a field around each of them, cheeks, the muzzle, the
 * chin: few large panes, for lead across a brow would be a cage before the face. Every cut ends at the muzzle or at the edge of the head.
 */
import type { Colour } from "../../colour/colour.ts";
import { bounds, boundsOf, heightOf, widthOf } from "../../geometry/measure.ts";
import { curve, ellipse } from "../../geometry/shapes.ts";
import type { Item, Point } from "../../scene.ts";
import type { Piece } from "./cuts.ts";
import type { Head } from "../head_of.ts";

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
  padded?: Colour,
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
  // Under the eye from the muzzle to the edge of the head: a cut through an eye would be a spectacle.
  const under = (s: 1 | -1): Point[] =>
    curve([
      onMuzzle(s, 0.93, -0.3),
      place(s * 1.5, 0.78),
      place(s * 2.2, 0.72),
      place(s * far, 0.5),
    ]);
  const blaze = (s: 1 | -1): Point[] =>
    curve([
      place(s * 0.5, -far),
      place(s * 0.3, -1),
      place(s * 0.2, -0.1),
      onMuzzle(s, 0.42, -0.9),
    ]);
  const jaw = (s: 1 | -1): Point[] =>
    curve([onMuzzle(s, 0.9, 0.42), place(s * 1.5, 1.5), place(s * 2.1, far)]);
  const side = (s: 1 | -1): Piece[] => [
    { outline: [...blaze(s), ...under(s), place(s * far, -far)], cuts: [blaze(s), under(s)] },
    {
      outline: [...under(s).toReversed(), ...jaw(s), place(s * far, far)],
      cuts: [jaw(s)],
    },
  ];
  return [
    { outline: [...blaze(-1), ...blaze(1).toReversed()], cuts: [] },
    ...side(1),
    ...side(-1),
    { outline: [...jaw(-1).toReversed(), ...jaw(1)], cuts: [] },
    ...(muzzle.length > 0
      ? [{ outline: muzzle, cuts: [[...muzzle, muzzle[0]!]], ...padded && { colour: padded } }]
      : []),
  ];
}
