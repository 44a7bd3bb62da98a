/**
 * Which way strokes run over a picture, and how much there is to see, cell by cell.
 *
 * @module
 */
import type { Field } from "./noise.ts";

/** Less opaque pixels are empty, 0..255. */
export const SEEN = 128;

/** Cells of the grid on which directions are looked for, in pixels of a board; and their least, in pixels of any. */
const CELL = 4, LEAST_CELL = 2;

/** Cells around a place from which its direction is taken. */
const REACH = 2;

export interface Ground {
  /** Pixels along a side of a cell. */
  cell: number;
  /** Cells along a side. */
  cells: number;
  angle: Float32Array;
  change: Float32Array;
}

/** What the way of strokes is taken from. */
export interface Tracks {
  /** Pixels on both sides of a place that are compared; absent: a cell. Hairs are finer than cells. */
  apart?: number;
  /** Cells around a place from which its way is taken. */
  reach?: number;
}

/** The way of the strokes, and how much there is to see, cell by cell (structure tensor). */
export function groundOf(
  source: Uint8ClampedArray,
  side: number,
  scale: number,
  sway: Field,
  { apart, reach = REACH }: Tracks = {},
): Ground {
  const cell = Math.max(LEAST_CELL, Math.round(CELL * scale));
  const cells = Math.ceil(side / cell), count = cells * cells;
  const { xx, yy, xy } = slopesOf(source, { side, cell, cells, apart: apart ?? cell });
  const angle = new Float32Array(count), change = new Float32Array(count);
  for (let y = 0, i = 0; y < cells; y++) {
    for (let x = 0; x < cells; x++, i++) {
      // Where nothing is, no stroke begins.
      if (source[(y * cell * side + x * cell) * 4 + 3]! < SEEN) continue;
      let sxx = 0, syy = 0, sxy = 0;
      for (let v = Math.max(1, y - reach); v <= Math.min(cells - 2, y + reach); v++) {
        for (let u = Math.max(1, x - reach); u <= Math.min(cells - 2, x + reach); u++) {
          const at = v * cells + u;
          sxx += xx[at]!;
          syy += yy[at]!;
          sxy += xy[at]!;
        }
      }
      const strength = Math.sqrt(sxx + syy) / (2 * reach + 1);
      const own = sway(x * 0.02, y * 0.03) * 1.1;
      change[i] = strength;
      angle[i] = strength > 1.2 ? Math.atan2(2 * sxy, sxx - syy) / 2 + Math.PI / 2 : own;
    }
  }
  return { cell, cells, angle, change };
}

/** The slope of the lightness at each inner cell, multiplied by itself. */
function slopesOf(
  source: Uint8ClampedArray,
  { side, cell, cells, apart }: { side: number; cell: number; cells: number; apart: number },
): Record<"xx" | "yy" | "xy", Float32Array> {
  const xx = new Float32Array(cells * cells), yy = new Float32Array(cells * cells);
  const xy = new Float32Array(cells * cells);
  const grey = (pixel: number) =>
    source[pixel * 4]! * 0.3 + source[pixel * 4 + 1]! * 0.59 + source[pixel * 4 + 2]! * 0.11;
  for (let y = 1; y < cells - 1; y++) {
    for (let x = 1; x < cells - 1; x++) {
      const at = y * cells + x, pixel = y * cell * side + x * cell;
      const dx = grey(pixel + apart) - grey(pixel - apart);
      const dy = grey(pixel + apart * side) - grey(pixel - apart * side);
      xx[at] = dx * dx;
      yy[at] = dy * dy;
      xy[at] = dx * dy;
    }
  }
  return { xx, yy, xy };
}
