/** @module The coloured pencil under the paint: two light strokes that never quite agree. */
import { type Colour, css, mix } from "../../colour/colour.ts";
import type { Random } from "../../random.ts";
import type { Point } from "../../scene.ts";
import { type Context, trace } from "../canvas.ts";
import { jittered } from "./wash.ts";

/** What is drawn, and by which light. */
export interface PencilLine {
  colour: Colour;
  width: number;
  /** Whether the points go all around. */
  closed: boolean;
  /** Towards the light: there the line is lost. */
  towards: Point;
}

/** A line around or along something: two light strokes that break off, on the lit side more often. */
export function drawWatercolorPencil(
  ctx: Context,
  points: readonly Point[],
  { colour, width, closed, towards }: PencilLine,
  random: Random,
): void {
  if (points.length < 2) return;
  ctx.save();
  for (const [share, loose, alpha] of [[1, 0.6, 0.66], [0.55, 1.2, 0.34]] as const) {
    ctx.strokeStyle = css(watercolorLead(colour), alpha);
    for (const piece of broken(jitteredLine(points, loose, random, closed), towards, random)) {
      ctx.lineWidth = width * share * random.between(0.7, 1.15);
      trace(ctx, piece, false);
      ctx.stroke();
    }
  }
  ctx.restore();
}

/** Warm and dark, with the colour of what it draws. */
export function watercolorLead(colour: Colour): Colour {
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

/** Pieces of a line with gaps between them. */
function broken(points: readonly Point[], towards: Point, random: Random): Point[][] {
  if (points.length < 12) return [[...points]];
  const pieces: Point[][] = [];
  const middle = points[Math.floor(points.length / 2)]!, first = points[0]!;
  const x = (middle[0] + first[0]) / 2, y = (middle[1] + first[1]) / 2;
  let from = 0;
  while (from < points.length - 2) {
    const [px, py] = points[from]!;
    const far = Math.hypot(px - x, py - y) || 1;
    const lit = Math.max(0, ((px - x) * towards[0] + (py - y) * towards[1]) / far);
    const to = from + Math.round(random.between(0.12, 0.34) * points.length) + 3;
    pieces.push(points.slice(from, to));
    from = to + Math.round(random.between(0.01, 0.07 + 0.26 * lit) * points.length);
  }
  return pieces;
}
