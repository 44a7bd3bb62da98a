/** @module Closed outlines: their area, the same outline grown or without its loops. */
import type { Point } from "../scene.ts";
import { distance } from "./polyline.ts";

/** The outline moved outwards along its normals by `by` units (inwards if negative). */
export function offsetOutline(outline: readonly Point[], by: number): Point[] {
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

/** Without another limit loops of more points than this are parts of the shape. */
const LONGEST_LOOP = 16;

/** The outline without the small loops it makes where a thick stroke bends tightly. */
export function withoutLoops(outline: readonly Point[], longest = LONGEST_LOOP): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < outline.length; i++) {
    const from = outline[i]!, to = outline[i + 1];
    points.push(from);
    if (!to) continue;
    const last = Math.min(i + longest, outline.length - 2);
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

/** Twice-signed area: positive when the outline runs clockwise on screen. */
export function signedArea(outline: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i < outline.length; i++) {
    const one = outline[i]!, next = outline[(i + 1) % outline.length]!;
    sum += (one[0] * next[1] - next[0] * one[1]) / 2;
  }
  return sum;
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
