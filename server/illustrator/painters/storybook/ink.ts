/** @module Brown ink: contours thin in the light and heavy in the shade. */
import { type Colour, css, mix } from "../../colour/colour.ts";
import { bounds } from "../../geometry/measure.ts";
import { signedArea } from "../../geometry/outline.ts";
import type { Random } from "../../random.ts";
import type { Point } from "../../scene.ts";
import { type Context, trace } from "../canvas.ts";

/** Brown ink. */
export const SEPIA: Colour = { l: 0.27, c: 0.045, h: 48 };

/** Sepia with a memory of what it draws. */
export function inkOf(colour: Colour): Colour {
  return mix(
    SEPIA,
    { l: Math.min(0.36, colour.l * 0.5), c: Math.min(0.1, colour.c), h: colour.h },
    0.42,
  );
}

/** An edge drawn by hand: up to `width` wide on the side away from the light. */
export function drawContour(
  ctx: Context,
  points: readonly Point[],
  { colour, width, closed, towards: [lx, ly] }: {
    colour: Colour;
    width: number;
    closed: boolean;
    towards: Point;
  },
): void {
  const n = points.length;
  if (n < 3) return;
  const sign = signedArea(points) > 0 ? 1 : -1;
  const outer: Point[] = [], inner: Point[] = [];
  let length = 0;
  // On a dark coat a heavy line is lost, and its edge with it.
  const heavy = colour.l > 0.4 ? 0.8 : 0.46;
  for (let i = 0; i <= (closed ? n : n - 1); i++) {
    const [x, y] = points[i % n]!;
    const [bx, by] = points[closed ? (i + n - 1) % n : Math.max(0, i - 1)]!;
    const [ax, ay] = points[closed ? (i + 1) % n : Math.min(n - 1, i + 1)]!;
    const step = Math.hypot(ax - bx, ay - by) || 1;
    length += step / 2;
    const nx = ((ay - by) / step) * sign, ny = (-(ax - bx) / step) * sign;
    const shade = 0.5 - 0.5 * (nx * lx + ny * ly);
    // A dip pen opens on the way down and in the shade, and runs out at the ends of a stroke.
    const swell = 0.8 + 0.2 * Math.sin(length / 31);
    const ends = closed ? 1 : Math.min(1, (Math.min(i, n - 1 - i) + 0.6) / Math.min(7, n / 3));
    const half = width * (0.18 + heavy * shade * shade) * swell * ends;
    outer.push([x + nx * half, y + ny * half]);
    inner.push([x - nx * half, y - ny * half]);
  }
  ctx.fillStyle = css(inkOf(colour), 0.94);
  trace(ctx, [...outer, ...inner.reverse()]);
  ctx.fill();
}

/** Short strokes of fur along its flow where it lies in the shade. */
export function drawHairs(
  ctx: Context,
  outline: readonly Point[],
  { colour, hair, flowAt, towards: [lx, ly] }: {
    colour: Colour;
    hair: number;
    flowAt: (point: Point) => Point;
    towards: Point;
  },
  random: Random,
): void {
  const { left, top, right, bottom } = bounds(outline);
  const cx = (left + right) / 2, cy = (top + bottom) / 2;
  const w = Math.max(1, right - left) / 2, h = Math.max(1, bottom - top) / 2;
  const count = Math.min(90, Math.round(outline.length * 0.6));
  ctx.beginPath();
  for (let i = 0; i < count; i++) {
    const [ox, oy] = random.pick(outline), inward = 0.02 + random.next() ** 2.4 * 0.3;
    const x = ox + (cx - ox) * inward, y = oy + (cy - oy) * inward;
    const [fx, fy] = flowAt([x, y]);
    const angle = Math.atan2(fy, fx) + random.between(-0.35, 0.35);
    const length = (7 + hair * 0.45) * random.between(0.6, 1.1);
    if (((x - cx) / w) * lx + ((y - cy) / h) * ly > random.between(-0.5, 0.05)) continue;
    const dx = Math.cos(angle) * length, dy = Math.sin(angle) * length;
    ctx.moveTo(x, y);
    ctx.quadraticCurveTo(x + dx * 0.5 - dy * 0.14, y + dy * 0.5 + dx * 0.14, x + dx, y + dy);
  }
  ctx.strokeStyle = css(inkOf(colour), 0.46);
  ctx.lineWidth = 1.6;
  ctx.stroke();
}
