/** @module The middle of a set of points. */
import type { Point } from "../scene.ts";

/** The mean of the points; there is at least one. */
export function meanOf(points: readonly Point[]): Point {
  let x = 0, y = 0;
  for (const [px, py] of points) {
    x += px;
    y += py;
  }
  return [x / points.length, y / points.length];
}
