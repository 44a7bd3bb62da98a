/** @module Curves through knots: centripetal Catmull-Rom splines, without loops or overshoot. */
import type { Point } from "../scene.ts";
import { distance } from "./polyline.ts";

/** A control point; the word makes the curve turn sharply there. */
export type Knot = readonly [x: number, y: number, corner?: "corner"];

/** Default distance between neighbouring points of a curve, in picture units. */
export const STEP = 7;

/** The points of an open curve through the knots, the last one included. */
export function curveThrough(knots: readonly Knot[], step: number): Point[] {
  if (knots.length === 0) return [];
  const points: Point[] = [];
  for (let i = 0; i + 1 < knots.length; i++) {
    const from = knots[i]!, to = knots[i + 1]!;
    const before = i > 0 && !from[2] ? knots[i - 1]! : reflected(to, from);
    const after = i + 2 < knots.length && !to[2] ? knots[i + 2]! : reflected(from, to);
    for (const point of segment(before, from, to, after, step)) points.push(point);
  }
  const last = knots.at(-1)!;
  points.push([last[0], last[1]]);
  return points;
}

/** The curve from `b` (included) to `c` (not included). */
export function segment(a: Knot, b: Knot, c: Knot, d: Knot, step: number): Point[] {
  const t1 = gap(a, b), t2 = t1 + gap(b, c), t3 = t2 + gap(c, d);
  const steps = Math.max(1, Math.round(distance([b[0], b[1]], [c[0], c[1]]) / step));
  if (b[2] && c[2]) return straightPart(b, c, steps);
  const points: Point[] = [];
  for (let i = 0; i < steps; i++) {
    const t = t1 + ((t2 - t1) * i) / steps;
    points.push([blend(0, a, b, c, d, t, t1, t2, t3), blend(1, a, b, c, d, t, t1, t2, t3)]);
  }
  return points;
}

function straightPart(b: Knot, c: Knot, steps: number): Point[] {
  return Array.from(
    { length: steps },
    (_, i) => [b[0] + ((c[0] - b[0]) * i) / steps, b[1] + ((c[1] - b[1]) * i) / steps],
  );
}

/** One coordinate of the Barry-Goldman pyramid. */
function blend(
  k: 0 | 1,
  a: Knot,
  b: Knot,
  c: Knot,
  d: Knot,
  t: number,
  t1: number,
  t2: number,
  t3: number,
): number {
  const p = (a[k] * (t1 - t) + b[k] * t) / t1;
  const q = (b[k] * (t2 - t) + c[k] * (t - t1)) / (t2 - t1);
  const r = (c[k] * (t3 - t) + d[k] * (t - t2)) / (t3 - t2);
  const s = (p * (t2 - t) + q * t) / t2;
  const u = (q * (t3 - t) + r * (t - t1)) / (t3 - t1);
  return (s * (t2 - t) + u * (t - t1)) / (t2 - t1);
}

function gap(a: Knot, b: Knot): number {
  return Math.max(1e-3, Math.sqrt(Math.hypot(a[0] - b[0], a[1] - b[1])));
}

/** `to` seen from the other side of `about`: keeps an open end straight. */
function reflected(to: Knot, about: Knot): Knot {
  return [2 * about[0] - to[0], 2 * about[1] - to[1]];
}

/** Without knots that stand on the one before; of a closed curve without a repeated first one. */
export function distinct(knots: readonly Knot[], closed = true): Knot[] {
  const list = knots.filter((knot, i) => {
    const before = i ? knots[i - 1]! : undefined;
    return !before || Math.hypot(knot[0] - before[0], knot[1] - before[1]) > 1e-3;
  });
  const first = list[0], last = list.at(-1);
  const repeats = closed && first && last && list.length > 1 &&
    Math.hypot(first[0] - last[0], first[1] - last[1]) < 1e-3;
  return repeats ? list.slice(0, -1) : list;
}
