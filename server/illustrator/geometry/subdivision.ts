/**
 * @module Outlines for large pictures: between the points of a curve come others, so that no straight
 * pieces show.
 */
import type { Item, Mark, Point, Region } from "../scene.ts";

/** Longer pieces are straight on purpose, in units. */
const LONGEST = 16;

/** A piece that turns more than this to the next one meets it in a corner, in radians. */
const CORNER = 0.95;

/** Where on a piece the new points lie. */
const SHARES = [1 / 4, 1 / 2, 3 / 4] as const;

/** The points that come between the two ends of a piece, by those ends. */
type Known = Map<string, Point[]>;

/** The items with rounder outlines; corners and straight edges stay. */
export function subdividedItems(items: readonly Item[]): Item[] {
  return items.map((item) => {
    if (item.is === "line") return { ...item, points: finer(item.points, false) };
    return item.is === "region" ? { ...item, ...finerRegion(item) } : item;
  });
}

/** What is a part of the outline takes its points from it: they tell where it is open. */
function finerRegion({ outline, contour, rings, marks }: Region): Partial<Region> {
  const known: Known = new Map();
  return {
    outline: finer(outline, true, known),
    ...(contour && { contour: finer(contour, false, known) }),
    ...(rings && { rings: rings.map((ring) => finer(ring, true, known)) }),
    marks: marks.map((mark: Mark) => ({ ...mark, outline: finer(mark.outline, true) })),
  };
}

function finer(points: readonly Point[], closed: boolean, known: Known = new Map()): Point[] {
  const count = points.length;
  if (count < 3) return [...points];
  const at = (i: number) => closed ? points[(i + count) % count] : points[i];
  return points.flatMap((from, i) => {
    const to = at(i + 1);
    if (!to) return [from];
    const key = `${from}|${to}`;
    const between = known.get(key) ?? inserted(at(i - 1), from, to, at(i + 2));
    known.set(key, between);
    return [from, ...between];
  });
}

/** Points of a cubic curve through both ends, along the ways in which the outline comes and goes. */
function inserted(before: Point | undefined, from: Point, to: Point, after?: Point): Point[] {
  const x = to[0] - from[0], y = to[1] - from[1], length = Math.hypot(x, y);
  if (length === 0 || length > LONGEST) return [];
  const start = tangent(before, from, to), end = tangent(from, to, after);
  const [ux, uy] = start ?? [x / length, y / length], [vx, vy] = end ?? [x / length, y / length];
  return SHARES.map((t) => {
    const s = 1 - t, into = s * s * t * length, out = -s * t * t * length;
    const share = t * t * (3 - 2 * t);
    return [from[0] + x * share + ux * into + vx * out, from[1] + y * share + uy * into + vy * out];
  });
}

/** The way through a point, as a unit vector; undefined in a corner and at an end. */
function tangent(
  before: Point | undefined,
  at: Point,
  after: Point | undefined,
): Point | undefined {
  if (!before || !after) return undefined;
  const from = way(before, at), to = way(at, after);
  const cos = from[0] * to[0] + from[1] * to[1];
  if (cos < Math.cos(CORNER)) return undefined;
  return way([0, 0], [from[0] + to[0], from[1] + to[1]]);
}

function way([ax, ay]: Point, [bx, by]: Point): Point {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [(bx - ax) / length, (by - ay) / length];
}
