/** @module Which way strokes run over a picture, and how much there is to see, cell by cell. */
import type { Field } from "./noise.ts";

import { boxBlurred } from "../relief/inflation.ts";

/** Cells around one that tell its own edges, and around those the edges of what it is part of. */
const NEAR = 1, WIDE = 5;
/** Changes smaller than this are no edges. */
const SEEN_EDGE = 1.2;

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
  const { xx, yy, xy } = gradients(grey, cells);
  const near = [xx, yy, xy].map((plane) => boxBlurred(plane, cells, cells, NEAR));
  // Where nothing is near, strokes run as the nearest edges do.
  const far = near.map((plane) => boxBlurred(plane, cells, cells, WIDE));
  const angle = new Float32Array(count), change = new Float32Array(count);
  for (let y = 0, i = 0; y < cells; y++) {
    for (let x = 0; x < cells; x++, i++) {
      const strength = change[i] = Math.sqrt(near[0]![i]! + near[1]![i]!);
      const own = sway(x * 0.02, y * 0.03) * 0.7;
      const [a, b, c] = strength > SEEN_EDGE ? near : far;
      const wide = Math.sqrt(a![i]! + b![i]!);
      const along = Math.atan2(2 * c![i]!, a![i]! - b![i]!) / 2 + Math.PI / 2;
      angle[i] = wide > SEEN_EDGE / 3 ? along + own * 0.3 : own;
    }
  }
  return { cell, cells, angle, change };
}

/** Products of the slopes of a picture in each cell; none at its edge. */
function gradients(
  grey: Float32Array,
  cells: number,
): Record<"xx" | "yy" | "xy", Float32Array> {
  const [xx, yy, xy] = [0, 1, 2].map(() => new Float32Array(grey.length)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let y = 1; y < cells - 1; y++) {
    for (let x = 1; x < cells - 1; x++) {
      const at = y * cells + x;
      const dx = grey[at + 1]! - grey[at - 1]!, dy = grey[at + cells]! - grey[at - cells]!;
      xx[at] = dx * dx;
      yy[at] = dy * dy;
      xy[at] = dx * dy;
    }
  }
  return { xx, yy, xy };
}
