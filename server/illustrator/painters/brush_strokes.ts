/**
 * @module Strokes of a bristle brush written straight into pixels: each takes the colour under it, runs along the lines of
 * the picture, and shows the hairs of the brush.
 */
import { blankCanvas, type Canvas } from "./canvas.ts";
import { type Field, smoothField } from "./noise.ts";
import type { Random } from "../random.ts";

/** One brush. Lengths are in pixels of the canvas that is painted. */
export interface Brush {
  /** Width and length of a stroke. */
  width: number;
  length: number;
  /** Distance between two strokes. */
  gap: number;
  /** How far what is painted must be from what is to be seen for it to be used there, 0..1. */
  detail: number;
  /** How far strokes differ in lightness, 0..1. */
  spread: number;
}

/** A brush whose lengths are in units of the picture, where a unit has so many pixels. */
export function inPixels(brush: Brush, unit: number): Brush {
  const { width, length, gap } = brush;
  return {
    ...brush,
    width: Math.max(1.5, width * unit),
    length: Math.max(4, length * unit),
    gap: Math.max(1.5, gap * unit),
  };
}

/** What a canvas shows at some size. */
interface Study {
  side: number;
  bytes: Uint8ClampedArray;
}

/** Pixels along a side of what directions and details are read from. */
const COARSE = 128;
/** Hairs of a brush, and how much lighter or darker each leaves the paint. */
const BRISTLES = 16, BRISTLE_TONE = 0.1;
/** How far strokes differ in warmth, 0..255. */
const WARM = 7;
/** From this share of a stroke on, dry hairs leave no paint, and the share of hairs that are dry at its end. */
const DRY_FROM = 0.62, DRY = 0.42;
/** Where nothing has a direction, strokes lie about this way, in radians. */
const HANDED = -0.62;

/** Where strokes begin: only where one canvas is opaque, or where another is not. */
export interface Where {
  within?: Canvas;
  beside?: Canvas;
}

/** Paints over what a square canvas shows with these brushes, the broadest first. */
export function paintOver(
  canvas: Canvas,
  brushes: readonly Brush[],
  random: Random,
  { within, beside }: Where = {},
): void {
  const side = canvas.width, ctx = canvas.getContext("2d");
  const image = ctx.getImageData(0, 0, side, side);
  const coarse = studyOf(canvas, COARSE), flow = directions(coarse, smoothField(random));
  const mask = within && studyOf(within, COARSE).bytes;
  const hidden = beside && studyOf(beside, COARSE).bytes;
  const half = studyOf(canvas, side / 2), pixels = image.data;
  for (const brush of brushes) {
    const paint = brush.width * COARSE / side > 1.6 ? coarse : half;
    eachPlace(side, brush.gap, random, (x, y) => {
      const alpha = cellAt(COARSE, x / side, y / side) * 4 + 3;
      if (mask && mask[alpha]! < 128 || hidden && hidden[alpha] === 255) return;
      if (brush.detail === 0 || missing(pixels, side, half, x, y) > brush.detail) {
        layStroke(pixels, side, { brush, x, y, paint, flow, random });
      }
    });
  }
  ctx.putImageData(image, 0, 0);
}

function studyOf(canvas: Canvas, side: number): Study {
  const { ctx } = blankCanvas(side);
  ctx.imageSmoothingQuality = "medium";
  ctx.drawImage(canvas, 0, 0, side, side);
  return { side, bytes: ctx.getImageData(0, 0, side, side).data };
}

/** The cell of a square grid at these shares of its sides. */
function cellAt(side: number, u: number, v: number): number {
  const x = Math.min(side - 1, Math.max(0, (u * side) | 0));
  return Math.min(side - 1, Math.max(0, (v * side) | 0)) * side + x;
}

/** Calls with places on a loose grid, in an order that shows no rows. */
function eachPlace(
  side: number,
  gap: number,
  random: Random,
  call: (x: number, y: number) => void,
): void {
  const across = Math.max(1, Math.round(side / gap)), count = across * across, wide = side / across;
  let step = Math.round(count * GOLDEN);
  while (divisor(step, count) > 1) step++;
  for (let i = 0, at = 0; i < count; i++, at = (at + step) % count) {
    const column = at % across;
    call((column + random.next()) * wide, ((at - column) / across + random.next()) * wide);
  }
}

/** Steps of this share of all places come to each once, always far from the last ones. */
const GOLDEN = 0.381966;

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}

/** Lightness of each cell, 0..1. */
function lightnessOf({ side, bytes }: Study): Float32Array {
  return Float32Array.from(
    { length: side * side },
    (_, i) => (bytes[i * 4]! * 0.3 + bytes[i * 4 + 1]! * 0.59 + bytes[i * 4 + 2]! * 0.11) / 255,
  );
}

/** How far what is painted at a place is from what is to be seen there, 0..1. */
function missing(
  pixels: Uint8ClampedArray,
  side: number,
  seen: Study,
  x: number,
  y: number,
): number {
  const i = cellAt(side, x / side, y / side) * 4, k = cellAt(seen.side, x / side, y / side) * 4;
  return (Math.abs(pixels[i]! - seen.bytes[k]!) + Math.abs(pixels[i + 1]! - seen.bytes[k + 1]!) +
    Math.abs(pixels[i + 2]! - seen.bytes[k + 2]!)) / 765;
}

/** How far places agree on a direction, in cells, and how strong a line must be to lead strokes. */
const AGREEMENT = 3, LEADING = 0.0012;

/** The angle of strokes at each cell: along lines where there are any, else as a hand lays them. */
function directions(study: Study, sway: Field): Float32Array {
  const { side } = study, l = lightnessOf(study), count = side * side;
  const across = new Float32Array(count), twist = new Float32Array(count);
  for (let y = 1; y < side - 1; y++) {
    for (let x = 1, i = y * side + 1; x < side - 1; x++, i++) {
      const dx = l[i + 1]! - l[i - 1]!, dy = l[i + side]! - l[i - side]!;
      across[i] = dx * dx - dy * dy;
      twist[i] = 2 * dx * dy;
    }
  }
  const c = spreadOut(across, side), s = spreadOut(twist, side);
  return Float32Array.from({ length: count }, (_, i) => {
    const x = i % side, y = (i / side) | 0;
    const free = HANDED + sway(x * 0.035, y * 0.035) * 0.7;
    const weight = LEADING;
    // Directions add up as angles of twice their size; lines run across the steepest change.
    const cos = -c[i]! + weight * Math.cos(2 * free), sin = -s[i]! + weight * Math.sin(2 * free);
    return Math.atan2(sin, cos) / 2;
  });
}

/** Means over the cells around each. */
function spreadOut(plane: Float32Array, side: number): Float32Array {
  const rows = new Float32Array(plane.length), out = new Float32Array(plane.length);
  for (const [from, to, step] of [[plane, rows, 1], [rows, out, side]] as const) {
    for (let i = 0; i < plane.length; i++) {
      let sum = 0;
      for (let k = -AGREEMENT; k <= AGREEMENT; k++) sum += from[i + k * step] ?? 0;
      to[i] = sum / (2 * AGREEMENT + 1);
    }
  }
  return out;
}

interface Stroke {
  brush: Brush;
  x: number;
  y: number;
  /** What it takes its colour from. */
  paint: Study;
  flow: Float32Array;
  random: Random;
}

/** Writes one stroke, bent along the flow, at each step of its longer way a span as wide as the brush. */
function layStroke(
  pixels: Uint8ClampedArray,
  side: number,
  { brush, x, y, paint, flow, random }: Stroke,
): void {
  const source = cellAt(paint.side, x / side, y / side) * 4, { bytes } = paint;
  const tone = 1 + (random.next() - 0.5) * 2 * brush.spread, warm = (random.next() - 0.5) * WARM;
  const red = bytes[source]! * tone + warm, green = bytes[source + 1]! * tone;
  const blue = bytes[source + 2]! * tone - warm;
  const half = brush.length * (0.32 + random.next() * 0.3);
  const angle = flow[cellAt(COARSE, x / side, y / side)]!;
  let ux = Math.cos(angle), uy = Math.sin(angle);
  if (random.next() < 0.5) [ux, uy] = [-ux, -uy];
  const end = flow[cellAt(COARSE, (x + ux * half) / side, (y + uy * half) / side)]!;
  let vx = Math.cos(end), vy = Math.sin(end);
  if (vx * ux + vy * uy < 0) [vx, vy] = [-vx, -vy];
  const rootX = x - ux * half, rootY = y - uy * half, tipX = x + vx * half, tipY = y + vy * half;
  const isUpright = Math.abs(tipX - rootX) < Math.abs(tipY - rootY);
  const steps = Math.max(2, Math.ceil(Math.abs(isUpright ? tipY - rootY : tipX - rootX)));
  const ax = rootX - 2 * x + tipX, ay = rootY - 2 * y + tipY;
  // A slanted stroke is cut along the picture: as many times wider as it is slanted.
  const slant = Math.hypot(tipX - rootX, tipY - rootY) / steps;
  const width = brush.width * slant * (0.75 + random.next() * 0.5);
  const hairs = (random.next() * HAIRS.length) | 0, scale = BRISTLES / width;
  for (let step = 0; step <= steps; step++) {
    const t = step / steps;
    const px = rootX + t * (2 * (x - rootX) + ax * t), py = rootY + t * (2 * (y - rootY) + ay * t);
    const middle = isUpright ? px : py, line = Math.round(isUpright ? py : px);
    if (line < 0 || line >= side) continue;
    const round = Math.min(1, 0.5 + 4 * t, 0.5 + 6 * (1 - t)) * width * 0.5;
    const from = middle - round, to = middle + round;
    const first = Math.max(0, Math.floor(from + 0.5));
    const last = Math.min(side - 1, Math.floor(to + 0.5));
    const dry = t > DRY_FROM ? (t - DRY_FROM) / (1 - DRY_FROM) * DRY : 0;
    for (let at = first; at <= last; at++) {
      const hair = HAIRS[(hairs + (((at - middle) * scale) | 0)) & (HAIRS.length - 1)]!;
      if (hair + 0.5 < dry) continue;
      const i = (isUpright ? line * side + at : at * side + line) * 4;
      const lit = 1 + hair * BRISTLE_TONE;
      if (at > first && at < last) {
        pixels[i] = red * lit;
        pixels[i + 1] = green * lit;
        pixels[i + 2] = blue * lit;
        continue;
      }
      const cover = Math.min(1, at + 0.5 - from, to - at + 0.5);
      if (cover <= 0) continue;
      pixels[i] = pixels[i]! + (red * lit - pixels[i]!) * cover;
      pixels[i + 1] = pixels[i + 1]! + (green * lit - pixels[i + 1]!) * cover;
      pixels[i + 2] = pixels[i + 2]! + (blue * lit - pixels[i + 2]!) * cover;
    }
  }
}

/** How much paint each hair of a brush carries, -0.5..0.5. */
const HAIRS = Float32Array.from({ length: 128 }, (_, i) => {
  const value = Math.sin(i * 12.9898) * 43758.5453;
  return value - Math.floor(value) - 0.5;
});
