/**
 * Shapes: few control points in, dense polylines out. All lengths are in the units of the points;
 * angles are radians, clockwise on screen.
 *
 * @module
 */
import { smoothstep } from "./smoothstep.ts";
import type { Point } from "../scene.ts";

/** A control point; the word makes the curve turn sharply there. */
export type Knot = readonly [x: number, y: number, corner?: "corner"];

/** Default distance between neighbouring points of a curve, in picture units. */
const STEP = 7;

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
    const steps = Math.max(1, Math.round(reach / 4));
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

/** The outline moved outwards along its normals by `by` units (inwards if negative). */
export function grow(outline: readonly Point[], by: number): Point[] {
  const n = outline.length;
  const sign = signedArea(outline) > 0 ? 1 : -1;
  return outline.map((point, i) => {
    const before = outline[(i + n - 2) % n]!, after = outline[(i + 2) % n]!;
    const length = distance(before, after) || 1;
    return [
      point[0] + ((after[1] - before[1]) / length) * by * sign,
      point[1] - ((after[0] - before[0]) / length) * by * sign,
    ];
  });
}

/** Loops of more points than this are parts of the shape. */
const LONGEST_LOOP = 16;

/** The outline without the small loops it makes where a thick stroke bends tightly. */
export function withoutLoops(outline: readonly Point[]): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < outline.length; i++) {
    const from = outline[i]!, to = outline[i + 1];
    points.push(from);
    if (!to) continue;
    const last = Math.min(i + LONGEST_LOOP, outline.length - 2);
    for (let k = last; k > i + 1; k--) {
      const meeting = crossing(from, to, outline[k]!, outline[k + 1]!);
      if (!meeting) continue;
      points.push(meeting);
      i = k;
      break;
    }
  }
  return points;
}

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

/** Twice-signed area: positive when the outline runs clockwise on screen. */
export function signedArea(outline: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i < outline.length; i++) {
    const one = outline[i]!, next = outline[(i + 1) % outline.length]!;
    sum += (one[0] * next[1] - next[0] * one[1]) / 2;
  }
  return sum;
}

/** Distance between two points. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** Where two segments cross; undefined where they do not. */
function crossing(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const x1 = b[0] - a[0], y1 = b[1] - a[1], x2 = d[0] - c[0], y2 = d[1] - c[1];
  const area = x1 * y2 - y1 * x2;
  if (area === 0) return undefined;
  const t = ((c[0] - a[0]) * y2 - (c[1] - a[1]) * x2) / area;
  const u = ((c[0] - a[0]) * y1 - (c[1] - a[1]) * x1) / area;
  if (t <= 0 || t >= 1 || u <= 0 || u >= 1) return undefined;
  return [a[0] + x1 * t, a[1] + y1 * t];
}

function mirroredKnots(half: readonly Knot[]): Knot[] {
  const inner = half.filter(([x]) => x > 0.01).map(([x, y, corner]): Knot => [-x, y, corner]);
  return [...half, ...inner.reverse()];
}

function curveThrough(knots: readonly Knot[], step: number): Point[] {
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
function segment(a: Knot, b: Knot, c: Knot, d: Knot, step: number): Point[] {
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

function distinct(knots: readonly Knot[], closed = true): Knot[] {
  const list = knots.filter((knot, i) => {
    const before = i ? knots[i - 1]! : undefined;
    return !before || Math.hypot(knot[0] - before[0], knot[1] - before[1]) > 1e-3;
  });
  const first = list[0], last = list.at(-1);
  const repeats = closed && first && last && list.length > 1 &&
    Math.hypot(first[0] - last[0], first[1] - last[1]) < 1e-3;
  return repeats ? list.slice(0, -1) : list;
}

function normalAt(points: readonly Point[], i: number): Point {
  const before = points[Math.max(0, i - 1)]!, after = points[Math.min(points.length - 1, i + 1)]!;
  const length = distance(before, after) || 1;
  return [(after[1] - before[1]) / length, -(after[0] - before[0]) / length];
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
