/**
 * @module Cutting cloth: the outline of a part of the body on one side of a line across it, with a hem that
 * curves as around something round.
 */
import { along, lengthsAlong } from "../../geometry/polyline.ts";
import type { Point } from "../../scene.ts";
import type { Seam } from "../outfit.ts";
import { times } from "../../times.ts";

/** The side of a seam that is kept: that of neck and shoulder, or that of the rump and the paw. */
export type Side = "before" | "beyond";

/** The seam a share 0..1 of the way along an axis. */
export function seamAt(axis: readonly Point[], share: number, bulge = 0.1): Seam {
  const lengths = lengthsAlong(axis);
  const step = 14 / (lengths.at(-1)! || 1);
  const { point } = along(axis, share);
  const { point: from } = along(axis, Math.max(0, share - step));
  const { point: to } = along(axis, Math.min(1, share + step));
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return { at: point, towards: [(to[0] - from[0]) / length, (to[1] - from[1]) / length], bulge };
}

/** How far a point lies beyond a seam; negative before it. */
export function beyond({ at, towards }: Seam, [x, y]: Point): number {
  return (x - at[0]) * towards[0] + (y - at[1]) * towards[1];
}

/** The closed outline on one side of a seam; empty where nothing of it is there. */
export function cutOutline(outline: readonly Point[], seam: Seam, side: Side): Point[] {
  const start = outline.findIndex((point) => isKept(point, seam, side));
  if (start < 0) return [];
  const round = [...outline.slice(start), ...outline.slice(0, start), outline[start]!];
  return cutLine(round, seam, side).slice(0, -1);
}

/** An open line on one side of a seam, its pieces joined along the seam. */
export function cutLine(points: readonly Point[], seam: Seam, side: Side): Point[] {
  const kept: Point[] = [];
  let left: Point | undefined;
  points.forEach((point, i) => {
    const before = points[i - 1];
    const isIn = isKept(point, seam, side);
    const wasIn = before !== undefined && isKept(before, seam, side);
    if (before && isIn !== wasIn) {
      const crossing = crossingOf(before, point, seam);
      if (wasIn) left = crossing;
      else if (left) kept.push(...hem(left, crossing, seam));
      kept.push(crossing);
    }
    if (isIn) kept.push(point);
  });
  return kept;
}

function isKept(point: Point, seam: Seam, side: Side): boolean {
  return side === "before" ? beyond(seam, point) <= 0 : beyond(seam, point) >= 0;
}

function crossingOf(a: Point, b: Point, seam: Seam): Point {
  const from = beyond(seam, a), to = beyond(seam, b);
  const share = from / (from - to || 1);
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** Points between the two ends of a hem. */
function hem(from: Point, to: Point, { towards, bulge }: Seam): Point[] {
  const width = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const steps = Math.max(2, Math.round(width / 8));
  return times(steps - 1, (i) => {
    const t = (i + 1) / steps, out = 4 * t * (1 - t) * bulge * width;
    return [
      from[0] + (to[0] - from[0]) * t + towards[0] * out,
      from[1] + (to[1] - from[1]) * t + towards[1] * out,
    ];
  });
}
