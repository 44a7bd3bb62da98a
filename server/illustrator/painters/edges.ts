/**
 * @module Where a form shows an edge: all around, along its open contour only, or along each ring of a form
 * with holes.
 */
import type { Point, Region } from "../scene.ts";

export interface Edge {
  points: Point[];
  closed: boolean;
}

/** The edges of a region that get a contour. */
export function edgesOf({ outline, contour, rings }: Region): Edge[] {
  if (contour) return [{ points: contour, closed: false }];
  return (rings ?? [outline]).map((points) => ({ points, closed: true }));
}
