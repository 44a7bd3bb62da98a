/**
 * @module Shapes: few control points in, dense polylines out. All lengths are in the units of the points;
 * angles are radians, clockwise on screen.
 */
import type { Point } from "../scene.ts";
import { distance, lengthsAlong, normalAt, valueAt } from "./polyline.ts";
import { curveThrough, distinct, type Knot, segment, STEP } from "./spline.ts";

export type { Knot } from "./spline.ts";

/** A closed curve through the knots (centripetal Catmull-Rom: no loops, no overshoot). */
export function smooth(knots: readonly Knot[], step = STEP): Point[] {
  const loop = distinct(knots);
  if (loop.length < 3) return loop.map(([x, y]) => [x, y]);
  const first = loop.findIndex((knot) => knot[2]);
  if (first < 0) {
    const n = loop.length;
    return loop.flatMap((_, i) =>
      segment(loop[(i + n - 1) % n]!, loop[i]!, loop[(i + 1) % n]!, loop[(i + 2) % n]!, step)
    );
  }
  const turned = [...loop.slice(first), ...loop.slice(0, first), loop[first]!];
  return curveThrough(turned, step).slice(0, -1);
}

/** An open curve through the knots, both ends included. */
export function curve(knots: readonly Knot[], step = STEP): Point[] {
  return curveThrough(distinct(knots, false), step);
}

/** An ellipse, turned about its centre. */
export function ellipse([x, y]: Point, rx: number, ry: number, turn = 0): Point[] {
  const count = Math.max(12, Math.min(96, Math.round((rx + ry) * Math.PI / STEP)));
  const cos = Math.cos(turn), sin = Math.sin(turn);
  const points: Point[] = [];
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 2 * Math.PI;
    const px = Math.cos(angle) * rx, py = Math.sin(angle) * ry;
    points.push([x + px * cos - py * sin, y + px * sin + py * cos]);
  }
  return points;
}

/** A polygon with corners rounded by `radius` (less where an edge is too short for it). */
export function rounded(corners: readonly Point[], radius: number): Point[] {
  const n = corners.length;
  return corners.flatMap((corner, i) => {
    const before = corners[(i + n - 1) % n]!, after = corners[(i + 1) % n]!;
    const reach = Math.min(radius, distance(corner, before) / 2, distance(corner, after) / 2);
    const from = towards(corner, before, reach), to = towards(corner, after, reach);
    const steps = reach > 0 ? Math.max(4, Math.round(reach / 4)) : 1;
    return Array.from({ length: steps + 1 }, (_, k) => bow(from, corner, to, k / steps));
  });
}

/** A rectangle with rounded corners; `x` and `y` name its top left. */
export function box(x: number, y: number, width: number, height: number, radius = 0): Point[] {
  return rounded([[x, y], [x + width, y], [x + width, y + height], [x, y + height]], radius);
}

/** A star (or, with `inner` near 1, a scalloped disc), first point upwards. */
export function star(
  [x, y]: Point,
  radius: number,
  { points = 5, inner = 0.45, turn = 0 }: { points?: number; inner?: number; turn?: number } = {},
): Point[] {
  return Array.from({ length: points * 2 }, (_, i) => {
    const angle = turn - Math.PI / 2 + (i * Math.PI) / points;
    const reach = i % 2 === 0 ? radius : radius * inner;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
}

/** A heart whose middle is the centre; `size` is half its width. */
export function heart([x, y]: Point, size: number, turn = 0): Point[] {
  const half: Knot[] = [
    [0, -0.45, "corner"],
    [0.5, -0.9],
    [1, -0.4],
    [0.65, 0.3],
    [0, 0.95, "corner"],
  ];
  const cos = Math.cos(turn) * size, sin = Math.sin(turn) * size;
  const knots = mirroredKnots(half).map(([px, py, corner]): Knot => [
    x + px * cos - py * sin,
    y + px * sin + py * cos,
    corner,
  ]);
  return smooth(knots, Math.max(1.5, size / 6));
}

/** A closed curve from its right half, given from top to bottom, mirrored in the axis x = 0. */
export function mirrored(half: readonly Knot[], step = STEP): Point[] {
  return smooth(mirroredKnots(half), step);
}

/**
 * A stroke of changing width around a curve, with round ends.
 * `widths` are half widths, spread evenly along the length.
 */
export function ribbon(axis: readonly Knot[], widths: readonly number[], step = STEP): Point[] {
  const spine = curve(axis, step);
  if (spine.length < 2) return ellipse(spine[0] ?? [0, 0], widths[0] ?? 1, widths[0] ?? 1);
  const lengths = lengthsAlong(spine);
  const total = lengths.at(-1)! || 1;
  const left: Point[] = [], right: Point[] = [];
  spine.forEach((point, i) => {
    const half = valueAt(widths, lengths[i]! / total);
    const [nx, ny] = normalAt(spine, i);
    left.push([point[0] + nx * half, point[1] + ny * half]);
    right.push([point[0] - nx * half, point[1] - ny * half]);
  });
  return [
    ...left,
    ...cap(spine.at(-1)!, normalAt(spine, spine.length - 1), widths.at(-1)!),
    ...right.reverse(),
    ...cap(spine[0]!, negative(normalAt(spine, 0)), widths[0]!),
  ];
}

/** A thin leaf from one point to another: stripe, blade, petal. `bend` bows it to its left. */
export function leaf(from: Point, to: Point, halfWidth: number, bend = 0): Point[] {
  const length = distance(from, to) || 1;
  const ux = (to[0] - from[0]) / length, uy = (to[1] - from[1]) / length;
  const at = (t: number, side: number): Point => {
    const bow = bend * 4 * t * (1 - t);
    const x = from[0] + ux * length * t + uy * bow, y = from[1] + uy * length * t - ux * bow;
    const width = halfWidth * Math.sin(Math.PI * Math.min(1, t * 0.8 + 0.14)) * (1 - t ** 6) * side;
    return [x + uy * width, y - ux * width];
  };
  const steps = Math.max(5, Math.min(16, Math.round(length / STEP)));
  const points: Point[] = [];
  for (let i = 0; i <= steps; i++) points.push(at(i / steps, 1));
  for (let i = steps - 1; i > 0; i--) points.push(at(i / steps, -1));
  return points;
}

function mirroredKnots(half: readonly Knot[]): Knot[] {
  const inner = half.filter(([x]) => x > 0.01).map(([x, y, corner]): Knot => [-x, y, corner]);
  return [...half, ...inner.reverse()];
}

/** Half a circle from the left side round to the right side. */
function cap([x, y]: Point, [nx, ny]: Point, radius: number): Point[] {
  const steps = Math.max(2, Math.min(14, Math.round((radius * Math.PI) / STEP)));
  return Array.from({ length: steps - 1 }, (_, i) => {
    const angle = (Math.PI * (i + 1)) / steps;
    const cos = Math.cos(angle) * radius, sin = Math.sin(angle) * radius;
    return [x + nx * cos - ny * sin, y + ny * cos + nx * sin];
  });
}

function negative([x, y]: Point): Point {
  return [-x, -y];
}

function towards(from: Point, to: Point, reach: number): Point {
  const length = distance(from, to) || 1;
  return [
    from[0] + ((to[0] - from[0]) / length) * reach,
    from[1] + ((to[1] - from[1]) / length) * reach,
  ];
}

function bow(from: Point, via: Point, to: Point, t: number): Point {
  const a = (1 - t) ** 2, b = 2 * t * (1 - t), c = t * t;
  return [a * from[0] + b * via[0] + c * to[0], a * from[1] + b * via[1] + c * to[1]];
}
