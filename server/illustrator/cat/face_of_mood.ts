/**
 * The face that a recipe's mood makes.
 *
 * @module
 */
import type { CatSpec } from "../spec.ts";
import { type Expression, OPEN } from "./expression.ts";
import { MOODS } from "./moods.ts";

/** The face of a recipe: "very" exaggerates it, "slightly" tones it down. */
export function expressionOf({ mood, degrees }: CatSpec): Expression {
  const face = MOODS[mood].face, degree = degrees?.mood ?? 1;
  if (degree === 1) return face;
  const by = (value: number, calm: number) => calm + (value - calm) * degree;
  return {
    ...face,
    upperLid: Math.min(0.62, by(face.upperLid, OPEN.upperLid)),
    eye: by(face.eye, 1),
    tilt: by(face.tilt, OPEN.tilt),
    ears: { out: by(face.ears.out, 0), flat: by(face.ears.flat, 0) },
    ...(face.brow && { brow: { tilt: by(face.brow.tilt, 0), lift: by(face.brow.lift, 0) } }),
    blush: Math.min(1, face.blush * degree),
  };
}
