/**
 * @module Blowing up a flat shape like a cushion (Johnston, Lumo, 2002): the farther from its outline, the
 * higher.
 */
import { type CellBox, GRID } from "./cells.ts";

/** A shape in its box, with a margin of one cell around it. */
export interface Shape {
  /** Cells along a side of the whole grid. */
  cells: number;
  box: CellBox;
  /** Cells per row, the margin included. */
  width: number;
  /** Rows, the margin included. */
  height: number;
  /** 1 inside. */
  mask: Uint8Array;
}

/** The cushion of a shape, cell by cell as its mask. */
export interface Cushion {
  /** Where a normal leans, -1..1, 0 where the form faces the viewer. */
  nx: Float32Array;
  ny: Float32Array;
  /** Cells above the plane the shape lies on. */
  height: Float32Array;
}

/** Large forms are flat in their middle: only this many cells of the grid of a whole picture slope along their edge. */
const WIDEST_SLOPE = 64;
/** Share of its slope that a form is smoothed by; ridges along its middle vanish. */
const SMOOTHED = 0.24;
/** Thirds of a cell to a neighbour beside and across: whole numbers are quick to compare. */
const BESIDE = 3, ACROSS = 4;
/** Beyond any distance of a picture, in thirds of a cell. */
const FAR = 12 * GRID;

/** An empty shape of a box in a grid of `cells` × `cells`. */
export function emptyShape(box: CellBox, cells: number): Shape {
  const width = box.right - box.left + 2, height = box.bottom - box.top + 2;
  return { cells, box, width, height, mask: new Uint8Array(width * height) };
}

/** The cushion of a shape. */
export function inflate(shape: Shape): Cushion {
  const { width, height, mask } = shape;
  const thirds = distances(shape);
  let most = 0;
  for (let i = 0; i < thirds.length; i++) {
    const far = thirds[i]!;
    if (far > most && far < FAR / 2 && mask[i]) most = far;
  }
  const slope = Math.max(2, Math.min(WIDEST_SLOPE * shape.cells / GRID, most / 3));
  const far = new Float32Array(thirds.length), plateau = slope * 1.15;
  for (let i = 0; i < far.length; i++) {
    const cells = thirds[i]! / 3;
    far[i] = cells > plateau ? plateau : cells;
  }
  const smooth = boxBlurred(far, width, height, Math.max(1, Math.round(slope * SMOOTHED)));
  const nx = new Float32Array(far.length), ny = new Float32Array(far.length);
  // The distances are no longer needed.
  const up = far.fill(0);
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
      if (!mask[i]) continue;
      const lean = Math.max(0, 1 - smooth[i]! / slope);
      up[i] = slope * Math.sqrt(1 - lean * lean);
      if (lean === 0) continue;
      nx[i] = -(smooth[i + 1]! - smooth[i - 1]!) * 0.5 * lean * LEANING;
      ny[i] = -(smooth[i + width]! - smooth[i - width]!) * 0.5 * lean * LEANING;
    }
  }
  return { nx, ny, height: up };
}

/** Smoothing flattens the edge of a form; this gives it back. */
const LEANING = 1.5;

/**
 * Thirds of a cell to the nearest cell outside (chamfer 3-4). A form that the picture cuts off goes on beyond its edge.
 */
function distances({ cells, box, width, height, mask }: Shape): Int32Array {
  const far = new Int32Array(mask.length);
  for (let i = 0; i < mask.length; i++) far[i] = mask[i]! * FAR;
  const open = (from: number, step: number, count: number) => {
    for (let i = 0; i < count; i++) far[from + i * step] = FAR;
  };
  if (box.left === 0) open(0, width, height);
  if (box.right === cells) open(width - 1, width, height);
  if (box.top === 0) open(0, 1, width);
  if (box.bottom === cells) open((height - 1) * width, 1, width);
  for (let y = 1; y < height - 1; y++) pass(far, y * width + 1, 1, width);
  for (let y = height - 2; y > 0; y--) pass(far, (y + 1) * width - 2, -1, width);
  return far;
}

/** Lowers the distances of a row, from the cell `first` on in steps of `way`, to what the cells before them allow. */
function pass(far: Int32Array, first: number, way: 1 | -1, width: number): void {
  const end = first + way * (width - 2), row = way * width;
  let before = far[first - way]!;
  let left = far[first - way - row]!, above = far[first - row]!;
  for (let i = first; i !== end; i += way) {
    const right = far[i + way - row]!;
    let least = far[i]!;
    if (least !== 0) {
      if (before + BESIDE < least) least = before + BESIDE;
      if (above + BESIDE < least) least = above + BESIDE;
      if (left + ACROSS < least) least = left + ACROSS;
      if (right + ACROSS < least) least = right + ACROSS;
      far[i] = least;
    }
    before = least;
    left = above;
    above = right;
  }
}

/** Two box blurs by running sums; the edge goes on outside. */
export function boxBlurred(
  source: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const other = new Float32Array(source.length), result = new Float32Array(source.length);
  for (let pass = 0; pass < 2; pass++) {
    slideAlong(pass === 0 ? source : result, other, width, height, radius);
    slideDown(other, result, width, height, radius);
  }
  return result;
}

/** Four rows at once: each sum waits for the one before it, those of other rows need not. */
function slideAlong(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  radius: number,
): void {
  const share = 1 / (2 * radius + 1), last = width - 1;
  for (let line = 0; line < height; line += 4) {
    // The last rows are done twice where their number is no multiple of four.
    const one = Math.max(0, Math.min(line, height - 4)) * width;
    const two = Math.min(one + width, (height - 1) * width);
    const three = Math.min(two + width, (height - 1) * width);
    const four = Math.min(three + width, (height - 1) * width);
    let a = from[one]! * radius, b = from[two]! * radius;
    let c = from[three]! * radius, d = from[four]! * radius;
    for (let i = 0; i < radius; i++) {
      const at = i > last ? last : i;
      a += from[one + at]!;
      b += from[two + at]!;
      c += from[three + at]!;
      d += from[four + at]!;
    }
    for (let i = 0; i < width; i++) {
      const on = i + radius > last ? last : i + radius, off = i - radius < 0 ? 0 : i - radius;
      a += from[one + on]!;
      b += from[two + on]!;
      c += from[three + on]!;
      d += from[four + on]!;
      to[one + i] = a * share;
      to[two + i] = b * share;
      to[three + i] = c * share;
      to[four + i] = d * share;
      a -= from[one + off]!;
      b -= from[two + off]!;
      c -= from[three + off]!;
      d -= from[four + off]!;
    }
  }
}

/** All columns side by side, row after row: memory is read in its order. */
function slideDown(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  radius: number,
): void {
  const share = 1 / (2 * radius + 1), last = height - 1;
  const sums = new Float64Array(width);
  for (let x = 0; x < width; x++) sums[x] = from[x]! * radius;
  for (let y = 0; y < radius; y++) {
    const row = Math.min(y, last) * width;
    for (let x = 0; x < width; x++) sums[x] = sums[x]! + from[row + x]!;
  }
  for (let y = 0; y < height; y++) {
    const start = y * width;
    const below = Math.min(last, y + radius) * width, above = Math.max(0, y - radius) * width;
    for (let x = 0; x < width; x++) {
      const sum = sums[x]! + from[below + x]!;
      to[start + x] = sum * share;
      sums[x] = sum - from[above + x]!;
    }
  }
}
