/**
 * @module Light on a relief: the key light of hour and place, what shades it, lamps nearby, hollows and
 * edges.
 */
import { type CellBox, GRID } from "./cells.ts";
import { boxBlurred } from "./inflation.ts";
import { FORM, type Relief } from "./relief.ts";
import type { Lamp } from "./lamps.ts";

/** How each cell of a relief is lit, row by row; 0 outside the subject. */
export interface Lighting {
  relief: Relief;
  /** How much of the key light arrives, 0 in shadow .. 1. */
  key: Float32Array;
  /** How much light of the surroundings is kept away, 0..1. */
  occlusion: Float32Array;
  /** Light from behind along edges that look towards the key light, 0..1. */
  rim: Float32Array;
  /** Light of lamps, candles, fires and windows nearby, 0..1; absent where there is none. */
  lamp?: Float32Array;
  /** The strongest of these lamps. */
  lamps: readonly Lamp[];
}

/** How far the key light stands in front of the picture, against its distance aside. */
const FRONT = 0.82;
/** The sky reaches where the key light is shaded: a cast shadow takes this share. */
const CAST = 0.62;
/** Light that bends around a form. */
const WRAP = 0.18;
/** Steps towards the light when looking for what shades a cell, and their length in cells of the grid of a whole picture. */
const STEPS = 14, STEP = 3;
/** How steeply the ray rises, in cells per cell. */
const RISE = 0.8;
/** A cell this much lower than its surroundings is in full occlusion, in cells of the grid of a whole picture; and how far they reach. */
const DEEP = 13, SURROUNDINGS = 9;

/** The relief under a key light from the side `towards`, a unit vector in the picture, and these lamps. */
export function lightRelief(
  relief: Relief,
  towards: readonly [x: number, y: number],
  lamps: readonly Lamp[],
): Lighting {
  const { cells, box, cover, nx, ny, height } = relief;
  const size = cells * cells, share = cells / GRID;
  const lighting: Lighting = {
    relief,
    key: new Float32Array(size),
    occlusion: new Float32Array(size),
    rim: new Float32Array(size),
    lamps,
    ...(lamps.length > 0 ? { lamp: new Float32Array(size) } : {}),
  };
  if (!box) return lighting;
  const length = Math.hypot(1, FRONT),
    [lx, ly, lz] = [towards[0] / length, towards[1] / length, FRONT / length];
  const width = box.right - box.left, rows = box.bottom - box.top;
  const around = boxBlurred(
    cut(height, cells, box),
    width,
    rows,
    Math.max(1, Math.round(SURROUNDINGS * share)),
  );
  const soft = shadesOf(relief, box, towards);
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      const i = y * cells + x;
      if (cover[i] === 0) continue;
      const deep = around[(y - box.top) * width + x - box.left]! - height[i]! - share;
      if (deep > 0) lighting.occlusion[i] = Math.min(1, deep / (DEEP * share));
    }
  }
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      const i = y * cells + x;
      if (cover[i] !== FORM) continue;
      const a = nx[i]!, b = ny[i]!;
      const lean = Math.min(0.96, a * a + b * b), nz = Math.sqrt(1 - lean);
      const facing = a * lx + b * ly + nz * lz;
      const wrapped = Math.max(0, (facing + WRAP) / (1 + WRAP));
      const shaded = soft[(y - box.top) * width + x - box.left]!;
      lighting.key[i] = wrapped * (1 - shaded * CAST);
      const edge = 1 - nz, aside = a * towards[0] + b * towards[1];
      lighting.rim[i] = aside > 0 ? Math.min(1, edge * edge * edge * 3.4 * aside) : 0;
      if (lighting.lamp) lighting.lamp[i] = lampLight(lamps, x, y, a, b, nz);
    }
  }
  return lighting;
}

function lampLight(
  lamps: readonly Lamp[],
  x: number,
  y: number,
  a: number,
  b: number,
  nz: number,
): number {
  let sum = 0;
  for (const { at, reach, strength, front } of lamps) {
    const dx = at[0] - x, dy = at[1] - y;
    const far = Math.sqrt(dx * dx + dy * dy + front * front);
    const fade = 1 - far / reach;
    if (fade <= 0) continue;
    const facing = (a * dx + b * dy + nz * front) / far;
    if (facing > 0) sum += facing * fade * strength;
  }
  return Math.min(1, sum);
}

/** How much of the key light each cell of a box is shaded from, found for every other cell. */
function shadesOf(
  relief: Relief,
  { left, top, right, bottom }: CellBox,
  towards: readonly [number, number],
): Float32Array {
  const { cells } = relief, width = right - left, rows = bottom - top;
  const shades = new Float32Array(width * rows);
  for (let y = 0; y < rows; y += 2) {
    for (let x = 0; x < width; x += 2) {
      if (!relief.cover[(top + y) * cells + left + x]) continue;
      const shade = shadeAt(relief, left + x, top + y, towards);
      const i = y * width + x;
      shades[i] = shade;
      if (x + 1 < width) shades[i + 1] = shade;
      if (y + 1 < rows) shades[i + width] = shade;
      if (x + 1 < width && y + 1 < rows) shades[i + width + 1] = shade;
    }
  }
  return boxBlurred(shades, width, rows, 1);
}

/** How far something between a cell and the light rises above the ray, 0..1. */
function shadeAt(
  { cells, cover, height }: Relief,
  x: number,
  y: number,
  [lx, ly]: readonly [number, number],
): number {
  const share = cells / GRID, own = height[y * cells + x]! + 1.5 * share;
  let most = 0;
  for (let step = 1; step <= STEPS; step++) {
    const far = step * STEP * share, px = Math.round(x + lx * far), py = Math.round(y + ly * far);
    if (px < 0 || py < 0 || px >= cells || py >= cells) break;
    const i = py * cells + px;
    if (!cover[i]) continue;
    const above = height[i]! - own - far * RISE;
    if (above > most) most = above;
  }
  return Math.min(1, most / (4 * share));
}

function cut(
  source: Float32Array,
  cells: number,
  { left, top, right, bottom }: CellBox,
): Float32Array {
  const width = right - left, result = new Float32Array(width * (bottom - top));
  for (let y = top; y < bottom; y++) {
    result.set(source.subarray(y * cells + left, y * cells + right), (y - top) * width);
  }
  return result;
}
