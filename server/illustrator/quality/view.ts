/** @module A painting as it is looked at: its cells, each the mean of the pixels in it. */
import type { Canvas } from "../painters/canvas.ts";
import { type Colour, oklabOf } from "../colour/colour.ts";
import { SIDE } from "./parts.ts";

/** A painting as cells, {@link SIDE} along each side. */
export interface View {
  /** Red, green and blue of each cell, 0..255. */
  rgb: Float32Array;
  /** Lightness of each cell in OKLab. */
  lightness: Float32Array;
  /** Green to red of each cell in OKLab. */
  a: Float32Array;
  /** Blue to yellow of each cell in OKLab. */
  b: Float32Array;
  /** Mean change from one pixel to the next within cells, 0..255: grain finer than a cell. */
  fine: number;
}

/** Looks at a square painting of any size that is a multiple of {@link SIDE}. */
export function viewOf(canvas: Canvas): View {
  const pixels = canvas.data();
  const rgb = meansOf(pixels, canvas.width);
  const cells = SIDE * SIDE;
  const view: View = {
    rgb,
    lightness: new Float32Array(cells),
    a: new Float32Array(cells),
    b: new Float32Array(cells),
    fine: fineness(pixels, canvas.width),
  };
  for (let cell = 0; cell < cells; cell++) {
    const { l, a, b } = oklabOf([rgb[cell * 3]!, rgb[cell * 3 + 1]!, rgb[cell * 3 + 2]!]);
    view.lightness[cell] = l;
    view.a[cell] = a;
    view.b[cell] = b;
  }
  return view;
}

/** The colour of one cell. */
export function colourAt({ lightness, a, b }: View, cell: number): Colour {
  const h = (Math.atan2(b[cell]!, a[cell]!) * 180) / Math.PI;
  return { l: lightness[cell]!, c: Math.hypot(a[cell]!, b[cell]!), h: (h + 360) % 360 };
}

/** The middle colour of these cells, each axis by itself. */
export function medianColour(view: View, cells: readonly number[]): Colour {
  const [l, a, b] = [view.lightness, view.a, view.b].map((axis) =>
    median(cells.map((cell) => axis[cell]!))
  ) as [number, number, number];
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** How far two cells are apart in OKLab. */
export function colourDistance({ lightness, a, b }: View, one: number, other: number): number {
  return Math.hypot(lightness[one]! - lightness[other]!, a[one]! - a[other]!, b[one]! - b[other]!);
}

/** Whether a cell is as light and colourless as bare paper. */
export function isPaper({ lightness, a, b }: View, cell: number): boolean {
  return lightness[cell]! > 0.88 && Math.hypot(a[cell]!, b[cell]!) < 0.04;
}

/** The share of items that are so; NaN of none. */
export function shareOf<T>(items: readonly T[], is: (item: T) => boolean): number {
  return items.length === 0 ? NaN : items.filter(is).length / items.length;
}

/** The middle of some numbers; NaN for none. */
export function median(values: readonly number[]): number {
  if (values.length === 0) return NaN;
  return Float64Array.from(values).sort()[Math.floor(values.length / 2)]!;
}

function meansOf(pixels: Uint8Array, width: number): Float32Array {
  const step = width / SIDE, share = 1 / (step * step);
  const means = new Float32Array(SIDE * SIDE * 3);
  for (let cell = 0; cell < SIDE * SIDE; cell++) {
    const corner = (Math.floor(cell / SIDE) * step * width + (cell % SIDE) * step) * 4;
    let red = 0, green = 0, blue = 0;
    for (let y = 0; y < step; y++) {
      for (let at = corner + y * width * 4, end = at + step * 4; at < end; at += 4) {
        red += pixels[at]!;
        green += pixels[at + 1]!;
        blue += pixels[at + 2]!;
      }
    }
    means[cell * 3] = red * share;
    means[cell * 3 + 1] = green * share;
    means[cell * 3 + 2] = blue * share;
  }
  return means;
}

/** The same painting seen from afar: each cell the mean of the `by` × `by` cells around it. */
export function downsampled(view: View, by: number): View {
  const axis = (values: Float32Array) => {
    const means = new Float32Array(values.length);
    for (let top = 0; top < SIDE; top += by) {
      for (let left = 0; left < SIDE; left += by) {
        let sum = 0;
        eachIn(top, left, by, (cell) => sum += values[cell]!);
        eachIn(top, left, by, (cell) => means[cell] = sum / (by * by));
      }
    }
    return means;
  };
  return { ...view, lightness: axis(view.lightness), a: axis(view.a), b: axis(view.b) };
}

/** Visits the cells of a square block. */
export function eachIn(
  top: number,
  left: number,
  side: number,
  visit: (cell: number) => void,
): void {
  for (let y = top; y < top + side; y++) {
    for (let x = left; x < left + side; x++) visit(y * SIDE + x);
  }
}

function fineness(pixels: Uint8Array, width: number): number {
  const step = width / SIDE;
  let sum = 0, count = 0;
  for (let at = 0; at + 4 * step < pixels.length; at += 4 * step * 3) {
    sum += Math.abs(pixels[at]! - pixels[at + 4]!) + Math.abs(pixels[at + 1]! - pixels[at + 5]!);
    count += 2;
  }
  return sum / count;
}
