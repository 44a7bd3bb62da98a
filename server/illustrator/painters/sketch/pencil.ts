/** @module The pencil of a sketch: lines that tremble, and are drawn twice. */
import { type Colour, css, mix } from "../../colour/colour.ts";
import { bounds, type Box, heightOf, widthOf } from "../../geometry/measure.ts";
import type { Random } from "../../random.ts";
import { PICTURE_SIZE, type Point } from "../../scene.ts";
import type { Context } from "../canvas.ts";

/** Points closer than this, in picture units, are one point in a sketch. */
const NEAREST = 11;

/** The red chalk of searching lines. */
const SANGUINE: Colour = { l: 0.62, c: 0.1, h: 38 };

export interface Stroke {
  points: readonly Point[];
  closed: boolean;
  colour: Colour;
  width: number;
  alpha: number;
  /** Whether a second, searching line goes over the first. */
  twice?: boolean;
}

/** Soft graphite, warm, with a memory of what it draws. */
export function leadOf(colour: Colour): Colour {
  return mix({ l: 0.33, c: 0.03, h: 45 }, {
    l: Math.min(0.4, colour.l * 0.5),
    c: Math.min(0.09, colour.c),
    h: colour.h,
  }, 0.45);
}

/** An edge drawn by hand. */
export function drawPencil(
  ctx: Context,
  { points, closed, colour, width, alpha, twice }: Stroke,
  random: Random,
): void {
  if (points.length < 2) return;
  ctx.strokeStyle = css(colour, alpha);
  ctx.lineWidth = width;
  const first = jittered(points, 1.6, random);
  strokePoints(ctx, closed ? [...first, first[0]!] : first);
  if (!twice) return;
  ctx.strokeStyle = css(colour, alpha * 0.7);
  ctx.lineWidth = width * 0.7;
  const again = jittered(points, 11, random), n = again.length;
  for (let from = random.whole(0, 3); from < n - 2;) {
    const to = Math.min(n, from + Math.max(4, Math.round(n * random.between(0.2, 0.45))));
    strokePoints(ctx, again.slice(from, to));
    from = to + Math.round(n * random.between(0.03, 0.14));
  }
}

/** Strokes the points; the pencil is lifted where they leave the sheet. */
function strokePoints(ctx: Context, points: readonly Point[]): void {
  ctx.beginPath();
  let wasOnSheet = false;
  for (const [i, [x, y]] of points.entries()) {
    const onSheet = x >= 0 && y >= 0 && x <= PICTURE_SIZE && y <= PICTURE_SIZE;
    if (i > 0 && (onSheet || wasOnSheet)) ctx.lineTo(x, y);
    else ctx.moveTo(x, y);
    wasOnSheet = onSheet;
  }
  ctx.stroke();
}

/** The searching circles a form was found with; they show where they miss it. */
export function drawGuide(ctx: Context, form: readonly Point[], random: Random): void {
  const { left, top, right, bottom } = bounds(form);
  const near = (value: number) => value + random.between(-6, 6);
  ctx.strokeStyle = css(SANGUINE, 0.6);
  ctx.lineWidth = 2.4;
  ctx.beginPath();
  for (let round = 0; round < 2; round++) {
    const start = random.between(0, 2 * Math.PI);
    ctx.ellipse(
      near((left + right) / 2),
      near((top + bottom) / 2),
      (right - left) * random.between(0.52, 0.57),
      (bottom - top) * random.between(0.52, 0.57),
      random.between(-0.1, 0.1),
      start,
      start + random.between(4.6, 6.2),
    );
  }
  ctx.stroke();
}

/** The polyline without the points that a sketch cannot show. */
export function simplified(points: readonly Point[]): Point[] {
  let lastX = Infinity, lastY = Infinity;
  const end = points.length - 1;
  return points.filter(([x, y], i) => {
    if (i < end && Math.abs(x - lastX) + Math.abs(y - lastY) < NEAREST) return false;
    lastX = x;
    lastY = y;
    return true;
  });
}

/** Side of a square as large as the box. */
export function sizeOf(box: Box): number {
  return Math.sqrt(widthOf(box) * heightOf(box));
}

/** The line as a hand follows it: it swings by up to `by` units to either side. */
function jittered(points: readonly Point[], by: number, random: Random): Point[] {
  const phase = random.between(0, 2 * Math.PI), turn = random.between(0, 2 * Math.PI);
  const slow = random.between(0.16, 0.3), aside = random.between(-0.3, 0.3);
  return points.map(([x, y], i) => [
    x + by * (aside + 0.6 * Math.sin(phase + i * slow) + 0.25 * Math.sin(turn + i * 1.3)),
    y + by * (aside + 0.6 * Math.cos(turn + i * slow * 0.8) + 0.25 * Math.sin(phase + i * 1.1)),
  ]);
}
