/** @module On which side of a cat its tail is, so that things stand on the other. */
import { bounds } from "../../geometry/measure.ts";
import type { Figure } from "./figure.ts";

/** A tail that reaches no farther than this beyond the ground a cat rests on hides nothing, in units. */
const BEYOND = 30;

/** The side on which the tail reaches farther out: 1 right, -1 left, of a figure that is not mirrored; undefined where it does not. */
export function tailSideOf({ back, limbs, front, rest }: Figure): -1 | 1 | undefined {
  const tail = [...back, ...limbs, ...front].find(({ kind }) => kind === "tail");
  if (!tail) return undefined;
  const { left, right } = bounds(tail.outline);
  const onRight = right - rest.right, onLeft = rest.left - left;
  if (Math.max(onRight, onLeft) < BEYOND) return undefined;
  return onRight > onLeft ? 1 : -1;
}
