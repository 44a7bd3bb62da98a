/** @module A line that swells and thins along an edge, as a brush or a soft pen draws it. */
import { signedArea } from "../geometry/outline.ts";
import type { Point, Region } from "../scene.ts";
import { type Context, trace } from "./canvas.ts";
import { edgesOf } from "./edges.ts";

/** Points over which an open line grows from a hair to its width. */
const TAPER = 6;

/**
 * Fills the line along every edge of a region in the fill style of the context. `widthAt` gives its width in
 * units from the unit vector out of the form and how sharply the edge turns there, in radians.
 */
export function fillSwellingLine(
  ctx: Context,
  region: Region,
  widthAt: (out: Point, turn: number) => number,
): void {
  const side = signedArea(region.outline) > 0 ? 1 : -1;
  for (const { points, closed } of edgesOf(region)) {
    const outs = points.map((_, i) => outwards(points, i, closed, side));
    const halves = points.map((_, i) =>
      widthAt(outs[i]!, turnAt(points, i, closed)) / 2 * (closed ? 1 : taper(i, points.length))
    );
    fillStrip(ctx, points, outs, smoothed(halves, closed), closed);
  }
}

/** At sharp corners the sides of the strip meet and it thins like a brush. */
function fillStrip(
  ctx: Context,
  points: readonly Point[],
  outs: readonly Point[],
  halves: readonly number[],
  closed: boolean,
): void {
  const edge = (way: number): Point[] =>
    points.map(([x, y], i) => [
      x + outs[i]![0] * halves[i]! * way,
      y + outs[i]![1] * halves[i]! * way,
    ]);
  const outer = edge(1), inner = edge(-1).reverse();
  if (!closed) {
    trace(ctx, [...outer, ...inner]);
    ctx.fill();
    return;
  }
  ctx.beginPath();
  for (const loop of [outer, inner]) {
    loop.forEach(([x, y], i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
    ctx.closePath();
  }
  ctx.fill();
}

/** A hand does not change the width of a line from one point to the next. */
function smoothed(values: readonly number[], closed: boolean): number[] {
  const last = values.length - 1;
  const at = (i: number) =>
    values[closed ? (i + values.length) % values.length : Math.min(last, Math.max(0, i))]!;
  return values.map((own, i) => (own * 2 + at(i - 1) + at(i + 1)) / 4);
}

function outwards(points: readonly Point[], i: number, closed: boolean, side: number): Point {
  const [before, after] = neighbours(points, i, closed);
  const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
  return [((after[1] - before[1]) / length) * side, (-(after[0] - before[0]) / length) * side];
}

function turnAt(points: readonly Point[], i: number, closed: boolean): number {
  const [before, after] = neighbours(points, i, closed), [x, y] = points[i]!;
  const turn = Math.atan2(after[1] - y, after[0] - x) - Math.atan2(y - before[1], x - before[0]);
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
}

function neighbours(points: readonly Point[], i: number, closed: boolean): [Point, Point] {
  const n = points.length;
  return [
    points[closed ? (i + n - 1) % n : Math.max(0, i - 1)]!,
    points[closed ? (i + 1) % n : Math.min(n - 1, i + 1)]!,
  ];
}

function taper(i: number, count: number): number {
  const reach = Math.min(TAPER, count / 3);
  return Math.min(1, (Math.min(i, count - 1 - i) + 0.5) / reach);
}
