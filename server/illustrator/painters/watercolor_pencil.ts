/**
 * The coloured pencil under the paint: two light strokes that never quite agree.
 *
 * @module
 */
import { type Colour, css, mix } from "../colour.ts";
import { grow } from "../geometry/shapes.ts";
import type { Random } from "../random.ts";
import type { Point } from "../scene.ts";
import { type Context, trace } from "./canvas.ts";
import { jittered } from "./watercolor_wash.ts";

/** A line around or along something; `closed` for whole outlines. */
export function drawPencil(
  ctx: Context,
  points: readonly Point[],
  { colour, width, closed }: { colour: Colour; width: number; closed: boolean },
  random: Random,
): void {
  if (points.length < 2) return;
  ctx.save();
  ctx.strokeStyle = css(leadOf(colour), 0.82);
  ctx.lineWidth = width;
  trace(ctx, jitteredLine(points, 0.7, random, closed), closed);
  ctx.stroke();
  ctx.strokeStyle = css(leadOf(colour), 0.5);
  ctx.lineWidth = width * 0.6;
  const again = jitteredLine(points, 1.7, random, closed);
  for (const piece of broken(again, random)) {
    trace(ctx, piece, false);
    ctx.stroke();
  }
  ctx.restore();
}

/** A thread of bare paper just inside an edge: the wash stops short of the pencil, here and there. */
export function leaveGap(
  ctx: Context,
  points: readonly Point[],
  closed: boolean,
  random: Random,
): void {
  if (points.length < 12) return;
  ctx.save();
  ctx.strokeStyle = "rgb(255 255 255 / 0.8)";
  const inside = jittered(grow(points, -1.9), 0.9, [0, 0], random);
  for (const piece of broken(closed ? inside : inside.slice(2, -2), random)) {
    ctx.lineWidth = random.between(1, 2.4);
    trace(ctx, piece, false);
    ctx.stroke();
  }
  ctx.restore();
}

/** Warm and dark, with the colour of what it draws. */
export function leadOf(colour: Colour): Colour {
  return mix({ l: 0.34, c: 0.05, h: 40 }, {
    l: Math.min(0.42, colour.l * 0.55),
    c: Math.max(0.05, colour.c),
    h: colour.h,
  }, 0.55);
}

function jitteredLine(
  points: readonly Point[],
  loose: number,
  random: Random,
  closed: boolean,
): Point[] {
  const moved = jittered(points, loose, [0, 0], random);
  if (closed) return moved;
  // The ends of an open line have no neighbour to take a direction from.
  return [points[0]!, ...moved.slice(1, -1), points.at(-1)!];
}

function broken(points: readonly Point[], random: Random): Point[][] {
  const pieces: Point[][] = [];
  let from = 0;
  while (from < points.length - 2) {
    const to = from + Math.round(random.between(0.2, 0.5) * points.length) + 3;
    pieces.push(points.slice(from, to));
    from = to + Math.round(random.between(0.02, 0.12) * points.length);
  }
  return pieces;
}
