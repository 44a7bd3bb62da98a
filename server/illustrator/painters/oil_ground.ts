/** @module Which way strokes run over a picture, and how much there is to see, cell by cell. */
import type { Field } from "./noise.ts";

/** Less opaque pixels are empty, 0..255. */
export const SEEN = 128;

/** Cells of the grid on which directions are looked for, in pixels of a board; and their least, in pixels of any. */
const CELL = 4, LEAST_CELL = 2;

export interface Ground {
  /** Pixels along a side of a cell. */
  cell: number;
  /** Cells along a side. */
  cells: number;
  angle: Float32Array;
  change: Float32Array;
}

/** The way of the strokes, and how much there is to see, cell by cell (structure tensor). */
export function groundOf(
  source: Uint8ClampedArray,
  side: number,
  scale: number,
  sway: Field,
): Ground {
  const cell = Math.max(LEAST_CELL, Math.round(CELL * scale));
  const cells = Math.ceil(side / cell), count = cells * cells;
  const grey = new Float32Array(count);
  for (let y = 0, i = 0; y < cells; y++) {
    for (let x = 0; x < cells; x++, i++) {
      const at = (y * cell * side + x * cell) * 4;
      grey[i] = source[at]! * 0.3 + source[at + 1]! * 0.59 + source[at + 2]! * 0.11;
    }
  }
  const angle = new Float32Array(count), change = new Float32Array(count);
  for (let y = 0, i = 0; y < cells; y++) {
    for (let x = 0; x < cells; x++, i++) {
      // Where nothing is, no stroke begins.
      if (source[(y * cell * side + x * cell) * 4 + 3]! < SEEN) continue;
      let xx = 0, yy = 0, xy = 0;
      for (let v = Math.max(1, y - 2); v <= Math.min(cells - 2, y + 2); v++) {
        for (let u = Math.max(1, x - 2); u <= Math.min(cells - 2, x + 2); u++) {
          const at = v * cells + u;
          const dx = grey[at + 1]! - grey[at - 1]!, dy = grey[at + cells]! - grey[at - cells]!;
          xx += dx * dx;
          yy += dy * dy;
          xy += dx * dy;
        }
      }
      const strength = Math.sqrt(xx + yy) / 5;
      const own = sway(x * 0.02, y * 0.03) * 1.1;
      change[i] = strength;
      angle[i] = strength > 1.2 ? Math.atan2(2 * xy, xx - yy) / 2 + Math.PI / 2 : own;
    }
  }
  return { cell, cells, angle, change };
}
