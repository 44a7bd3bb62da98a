/**
 * @module What every painter does on a canvas: trace outlines, clip, fill with light, soft marks, sky,
 * glow.
 */
import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { css } from "../colour/colour.ts";
import { bounds } from "../geometry/measure.ts";
import { smoothstep } from "../geometry/smoothstep.ts";
import { star } from "../geometry/shapes.ts";
import {
  type Eye,
  type Glow,
  type Line,
  type Mark,
  PICTURE_SIZE,
  type Point,
  type Region,
  type Scene,
} from "../scene.ts";

/** A canvas context of Skia. */
export type Context = SKRSContext2D;

/** What a painter paints on. */
export type Canvas = Context["canvas"];

/** An empty layer of `side` × `side` pixels, painted in units of the picture. */
export function createLayer(side = PICTURE_SIZE): { canvas: Canvas; ctx: Context } {
  const layer = blankCanvas(side);
  layer.ctx.scale(side / PICTURE_SIZE, side / PICTURE_SIZE);
  return layer;
}

/** An empty canvas of `size` × `size` pixels, painted in pixels. */
export function blankCanvas(size: number): { canvas: Canvas; ctx: Context } {
  const canvas = createCanvas(size, size);
  const ctx = canvas.getContext("2d");
  ctx.lineJoin = "round";
  ctx.lineCap = "round";
  return { canvas, ctx };
}

/** Draws a layer of the whole picture over another. */
export function drawLayer(ctx: Context, layer: Canvas): void {
  ctx.drawImage(layer, 0, 0, PICTURE_SIZE, PICTURE_SIZE);
}

/** Pixels to a unit where a context paints. */
export function scaleOf(ctx: Context): number {
  const { a, b } = ctx.getTransform();
  return Math.hypot(a, b);
}

/** Starts a path along the points; closed by default. */
export function trace(ctx: Context, points: readonly Point[], closed = true): void {
  ctx.beginPath();
  points.forEach(([x, y], i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
  if (closed) ctx.closePath();
}

/** Fills an ellipse; `turn` in radians, clockwise. */
export function fillEllipse(
  ctx: Context,
  [x, y]: Point,
  [rx, ry]: Point,
  turn = 0,
): void {
  ctx.beginPath();
  ctx.ellipse(x, y, rx, ry, turn, 0, 2 * Math.PI);
  ctx.fill();
}

/** Draws inside the outline only. */
export function clipped(ctx: Context, outline: readonly Point[], draw: () => void): void {
  ctx.save();
  trace(ctx, outline);
  ctx.clip();
  draw();
  ctx.restore();
}

/** Draws in the eye's own coordinates: its centre is the origin, and it lies level. */
export function atEye(
  ctx: Context,
  { centre, rotation }: Pick<Eye, "centre" | "rotation">,
  draw: () => void,
): void {
  ctx.save();
  ctx.translate(centre[0], centre[1]);
  ctx.rotate(rotation);
  draw();
  ctx.restore();
}

/** Fills a mark, its edge as soft as it says. The caller has clipped its region. */
export function softFill(ctx: Context, { outline, colour, soft, opacity = 1 }: Mark): void {
  const draw = () => {
    trace(ctx, outline);
    ctx.fill();
  };
  if (soft > 0.5) return drawBlurred(ctx, css(colour, opacity), soft, draw);
  ctx.fillStyle = css(colour, opacity);
  draw();
}

/**
 * What `draw` fills or strokes, blurred and in one colour. It is drawn far outside the picture and
 * only its shadow falls into it: blurring a shadow is ten times faster than a filter.
 */
export function drawBlurred(ctx: Context, colour: string, blur: number, draw: () => void): void {
  ctx.save();
  const { a, b, c, d, e, f } = ctx.getTransform();
  const away = AWAY * Math.max(PICTURE_SIZE, ctx.canvas.width);
  ctx.shadowColor = colour;
  ctx.shadowBlur = blur * 2 * Math.hypot(a, b);
  ctx.shadowOffsetX = away;
  ctx.fillStyle = ctx.strokeStyle = "black";
  ctx.setTransform(a, b, c, d, e - away, f);
  draw();
  ctx.restore();
}

/** Widths of a picture. */
const AWAY = 3;

/** A region's own colour, running down to the colour of its lower end if it has one. */
export function verticalFill(
  ctx: Context,
  { outline, colour, colourEnd }: Pick<Region, "outline" | "colour" | "colourEnd">,
): string | CanvasGradient {
  if (!colourEnd) return css(colour);
  const { top, bottom } = bounds(outline);
  const gradient = ctx.createLinearGradient(0, top, 0, bottom);
  gradient.addColorStop(0, css(colour));
  gradient.addColorStop(1, css(colourEnd));
  return gradient;
}

/** The sky as a vertical gradient over the whole picture. */
export function paintSky(ctx: Context, { sky }: Scene): void {
  const gradient = ctx.createLinearGradient(0, 0, 0, PICTURE_SIZE);
  sky.forEach(({ offset, colour }) => gradient.addColorStop(offset, css(colour)));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
}

/** A soft light, or a crisp star. */
export function paintGlow(ctx: Context, glow: Glow): void {
  if (glow.points) {
    ctx.fillStyle = css(glow.colour, glow.strength);
    trace(
      ctx,
      star(glow.centre, glow.radius, { points: glow.points, inner: glow.points > 4 ? 0.45 : 0.24 }),
    );
    ctx.fill();
    return;
  }
  fillRadial(ctx, glow, [0.45, 0.5]);
}

/**
 * Fills a round spot of a colour, strongest at its centre and gone at its rim. At the share `at` of the
 * radius `left` of its strength is left.
 */
export function fillRadial(
  ctx: Context,
  { centre: [x, y], radius, colour, strength }: Pick<
    Glow,
    "centre" | "radius" | "colour" | "strength"
  >,
  [at, left]: readonly [at: number, left: number],
): void {
  const gradient = ctx.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, css(colour, strength));
  gradient.addColorStop(at, css(colour, strength * left));
  gradient.addColorStop(1, css(colour, 0.001));
  ctx.fillStyle = gradient;
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

/** An open stroke that thins from one end to the other. */
export function paintLine(ctx: Context, line: Line): void {
  const [start, end] = line.width;
  if (Math.abs(start - end) < 0.6 || line.points.length < 3) {
    ctx.strokeStyle = css(line.colour);
    ctx.lineWidth = (start + end) / 2;
    trace(ctx, line.points, false);
    ctx.stroke();
    return;
  }
  ctx.fillStyle = css(line.colour);
  trace(ctx, taperedOutline(line));
  ctx.fill();
}

/** Outline of a tapering stroke. */
export function taperedOutline(
  { points, width: [start, end] }: Pick<Line, "points" | "width">,
): Point[] {
  const last = points.length - 1;
  const left: Point[] = [], right: Point[] = [];
  points.forEach(([x, y], i) => {
    const before = points[Math.max(0, i - 1)]!, after = points[Math.min(last, i + 1)]!;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const half = (start + ((end - start) * i) / Math.max(1, last)) / 2;
    const nx = ((after[1] - before[1]) / length) * half,
      ny = (-(after[0] - before[0]) / length) * half;
    left.push([x + nx, y + ny]);
    right.push([x - nx, y - ny]);
  });
  return [...left, ...right.reverse()];
}

/** A linear gradient across an outline, from its lit side to the other. */
export function lightGradient(
  ctx: Context,
  outline: readonly Point[],
  [lx, ly]: Point,
  colours: { lit: string; shaded: string },
): CanvasGradient {
  const { left, top, right, bottom } = bounds(outline);
  const x = (left + right) / 2, y = (top + bottom) / 2;
  const reach = (Math.abs(lx) * (right - left) + Math.abs(ly) * (bottom - top)) / 2;
  const gradient = ctx.createLinearGradient(
    x + lx * reach,
    y + ly * reach,
    x - lx * reach,
    y - ly * reach,
  );
  gradient.addColorStop(0, colours.lit);
  gradient.addColorStop(1, colours.shaded);
  return gradient;
}

/** Whether a mark is the blush of a cheek: a faint, soft rose. */
export function isBlush({ kind, soft, opacity, colour }: Mark): boolean {
  return kind === "light" && soft > 4 && opacity !== undefined && colour.c > 0.1;
}

/** Opacity of a blush on fur of this lightness, against one on pale fur: rose on dark fur is a smear. */
export function blushOn(coat: number): number {
  return smoothstep(0.3, 0.62, coat);
}
