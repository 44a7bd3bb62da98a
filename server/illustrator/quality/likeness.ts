/** @module How alike two pictures are, by their composition and their colours. */
import { SIDE } from "./parts.ts";
import { eachIn, type View } from "./view.ts";

/** What a picture is compared by. */
export interface Fingerprint {
  /** 256 bits: whether each place of a 16 × 16 grid is lighter than its right neighbour. */
  steps: Uint8Array;
  /** The mean colours of a 4 × 4 grid, three OKLab axes each. */
  colours: Float32Array;
}

/** Colours of the grid that differ by this much on average are as different as can be. */
const ALL_DIFFERENT = 0.15;

/** The fingerprint of a view. */
export function fingerprintOf(view: View): Fingerprint {
  const light = meansIn(view.lightness, 17, 16);
  const steps = new Uint8Array(256);
  for (let y = 0; y < 16; y++) {
    for (let x = 0; x < 16; x++) {
      steps[y * 16 + x] = light[y * 17 + x]! > light[y * 17 + x + 1]! ? 1 : 0;
    }
  }
  const axes = [view.lightness, view.a, view.b].map((axis) => meansIn(axis, 4, 4));
  const colours = new Float32Array(48);
  for (let place = 0; place < 16; place++) {
    axes.forEach((axis, at) => colours[place * 3 + at] = axis[place]!);
  }
  return { steps, colours };
}

/** 0 for the same picture, 1 for nothing in common. */
export function distance(one: Fingerprint, other: Fingerprint): number {
  const bits = one.steps.reduce((sum, bit, at) => sum + (bit === other.steps[at] ? 0 : 1), 0);
  let colour = 0;
  for (let at = 0; at < 48; at += 3) {
    colour += Math.hypot(
      one.colours[at]! - other.colours[at]!,
      one.colours[at + 1]! - other.colours[at + 1]!,
      one.colours[at + 2]! - other.colours[at + 2]!,
    ) / 16;
  }
  return 0.5 * bits / 256 + 0.5 * Math.min(1, colour / ALL_DIFFERENT);
}

function meansIn(axis: Float32Array, columns: number, rows: number): Float32Array {
  const sums = new Float32Array(columns * rows), counts = new Float32Array(columns * rows);
  eachIn(0, 0, SIDE, (cell) => {
    const x = Math.floor(((cell % SIDE) * columns) / SIDE);
    const at = Math.floor((Math.floor(cell / SIDE) * rows) / SIDE) * columns + x;
    sums[at]! += axis[cell]!;
    counts[at]!++;
  });
  return sums.map((sum, at) => sum / counts[at]!);
}
