/**
 * @module A lock of fur as a brush draws it: it bulges, ends in a soft tip low on it, and a short hollow leads back to the
 * next one. A straight side or a sharp tip would be the tooth of a saw.
 */
import { valueAt } from "../../geometry/polyline.ts";
import type { Knot } from "../../geometry/shapes.ts";

/** Places of its edge: how far along it, and how far out, each as a share of the whole. */
export const LOCK: readonly Knot[] = [
  [0, 0.04, "corner"],
  [0.2, 0.36],
  [0.45, 0.68],
  [0.68, 0.92],
  [0.77, 0.99],
  [0.84, 0.97],
  [0.9, 0.7],
  [0.95, 0.3],
];

/** How far out its edge is at so much of its length. */
export function outAt(along: number): number {
  return valueAt(EVEN, along);
}

/** The same at even steps. */
const EVEN: readonly number[] = Array.from({ length: 41 }, (_, i) => {
  const at = i / 40, after = LOCK.findIndex(([along]) => along > at);
  const [x0, y0] = LOCK.at(after < 0 ? -1 : after - 1)!,
    [x1, y1] = after < 0 ? [1, 0] : LOCK[after]!;
  return y0 + (y1 - y0) * (at - x0) / (x1 - x0);
});
