/**
 * Blowing up a flat shape like a cushion (Johnston, Lumo, 2002): the farther from its outline, the higher.
 *
 * @module
 */
import { type CellBox, FINEST } from "./cells.ts";

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

/** Large forms are flat in their middle: only this many cells of the finest grid slope along their edge. */
const WIDEST_SLOPE = 64;
/** Share of its slope that a form is smoothed by; ridges along its middle vanish. */
const SMOOTHED = 0.24;
/** Beyond any distance of a picture. */
const FAR = 4 * FINEST;

/** An empty shape of a box in a grid of `cells` × `cells`. */
export function emptyShape(box: CellBox, cells: number): Shape {
  const width = box.right - box.left + 2, height = box.bottom - box.top + 2;
  return { cells, box, width, height, mask: new Uint8Array(width * height) };
}

/** The cushion of a shape. */
export function inflate(shape: Shape): Cushion {
  const { width, height, mask } = shape;
  const far = distances(shape);
  let most = 0;
  for (let i = 0; i < far.length; i++) {
    if (mask[i] && far[i]! < FAR / 2 && far[i]! > most) most = far[i]!;
  }
  const slope = Math.max(2, Math.min(WIDEST_SLOPE * shape.cells / FINEST, most));
  for (let i = 0; i < far.length; i++) if (far[i]! > slope * 1.15) far[i] = slope * 1.15;
  const smooth = blurred(far, width, height, Math.max(1, Math.round(slope * SMOOTHED)));
  const nx = new Float32Array(far.length), ny = new Float32Array(far.length);
  const up = new Float32Array(far.length);
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
      if (!mask[i]) continue;
      const lean = Math.max(0, 1 - smooth[i]! / slope);
      nx[i] = -(smooth[i + 1]! - smooth[i - 1]!) * 0.5 * lean * LEANING;
      ny[i] = -(smooth[i + width]! - smooth[i - width]!) * 0.5 * lean * LEANING;
      up[i] = slope * Math.sqrt(1 - lean * lean);
    }
  }
  return { nx, ny, height: up };
}

/** Smoothing flattens the edge of a form; this gives it back. */
const LEANING = 1.5;

/** Cells to the nearest cell outside (chamfer 3-4). A form that the picture cuts off goes on beyond its edge. */
function distances({ cells, box, width, height, mask }: Shape): Float32Array {
  const far = new Float32Array(mask.length);
  for (let i = 0; i < mask.length; i++) far[i] = mask[i] ? FAR : 0;
  const open = (from: number, step: number, count: number) => {
    for (let i = 0; i < count; i++) far[from + i * step] = FAR;
  };
  if (box.left === 0) open(0, width, height);
  if (box.right === cells) open(width - 1, width, height);
  if (box.top === 0) open(0, 1, width);
  if (box.bottom === cells) open((height - 1) * width, 1, width);
  const near = 1, across = 4 / 3;
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
      const least = far[i]!;
      if (least === 0) continue;
      far[i] = Math.min(
        least,
        far[i - 1]! + near,
        far[i - width]! + near,
        far[i - width - 1]! + across,
        far[i - width + 1]! + across,
      );
    }
  }
  for (let y = height - 2; y > 0; y--) {
    for (let i = (y + 1) * width - 2; i > y * width; i--) {
      const least = far[i]!;
      if (least === 0) continue;
      far[i] = Math.min(
        least,
        far[i + 1]! + near,
        far[i + width]! + near,
        far[i + width + 1]! + across,
        far[i + width - 1]! + across,
      );
    }
  }
  return far;
}

/** Two box blurs by running sums; the edge goes on outside. */
export function blurred(
  source: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const other = new Float32Array(source.length), result = Float32Array.from(source);
  for (let pass = 0; pass < 2; pass++) {
    slideAlong(result, other, width, height, radius);
    slideDown(other, result, width, height, radius);
  }
  return result;
}

function slideAlong(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  radius: number,
): void {
  const share = 1 / (2 * radius + 1), last = width - 1;
  for (let line = 0; line < height; line++) {
    const start = line * width;
    const first = from[start]!, end = from[start + last]!;
    let sum = first * (radius + 1);
    for (let i = 0; i < radius; i++) sum += i > last ? end : from[start + i]!;
    for (let i = 0; i < width; i++) {
      sum += i + radius > last ? end : from[start + i + radius]!;
      to[start + i] = sum * share;
      sum -= i - radius < 0 ? first : from[start + i - radius]!;
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
  for (let x = 0; x < width; x++) sums[x] = from[x]! * (radius + 1);
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
