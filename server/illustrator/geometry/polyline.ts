/** @module Along a row of points: lengths, places and normals. */
import type { Point } from "../scene.ts";
import { smoothstep } from "./smoothstep.ts";

/** The list read at 0..1 as if it were a smooth scale. */
export function valueAt(list: readonly number[], t: number): number {
  if (list.length === 1) return list[0]!;
  const at = Math.min(1, Math.max(0, t)) * (list.length - 1);
  const i = Math.min(list.length - 2, Math.floor(at));
  return list[i]! + (list[i + 1]! - list[i]!) * smoothstep(0, 1, at - i);
}

/** Distance from the first point to each point, along the polyline. */
export function lengthsAlong(points: readonly Point[]): number[] {
  let sum = 0;
  return points.map((point, i) => sum += i ? distance(points[i - 1]!, point) : 0);
}

/** The point a share 0..1 of the way along a polyline, and its unit normal (to the left). */
export function along(points: readonly Point[], t: number): { point: Point; normal: Point } {
  const lengths = lengthsAlong(points);
  const target = Math.min(1, Math.max(0, t)) * lengths.at(-1)!;
  const i = Math.max(1, lengths.findIndex((length) => length >= target));
  const from = points[i - 1]!, to = points[i] ?? from;
  const share = (target - lengths[i - 1]!) / ((lengths[i] ?? 0) - lengths[i - 1]! || 1);
  return {
    point: [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
    normal: normalAt(points, i),
  };
}

/** Which of the points is nearest to a place. */
export function nearestOf(points: readonly Point[], to: Point): number {
  const apart = points.map((point) => distance(point, to));
  return apart.indexOf(Math.min(...apart));
}

/** Distance between two points. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** The unit normal at a point of a polyline, to its left. */
export function normalAt(points: readonly Point[], i: number): Point {
  const before = points[Math.max(0, i - 1)]!, after = points[Math.min(points.length - 1, i + 1)]!;
  const length = distance(before, after) || 1;
  return [(after[1] - before[1]) / length, -(after[0] - before[0]) / length];
}
