/**
 * @module What can be counted in any picture: how colourful, light, contrasty, detailed and flat it is. Bad
 * pictures leave the bands of good ones; within them the numbers say nothing about beauty.
 */
import { SIDE } from "./parts.ts";
import { eachIn, type View } from "./view.ts";

/** Figures of a whole painting. */
export interface Statistics {
  /** Hasler and Süsstrunk's colourfulness: 0 grey, 109 extremely colourful. */
  colourfulness: number;
  /** Mean lightness, 0..1. */
  lightness: number;
  /** Standard deviation of lightness. */
  contrast: number;
  /** Bits in a histogram of 512 colours. */
  entropy: number;
  /** Share of cells on an edge. */
  edges: number;
  /** Share of blocks of 8 × 8 cells with almost no change. */
  flat: number;
  /** Share of cells that are all but black or white. */
  clipped: number;
  /** Mean change of lightness from one cell to the next. */
  grain: number;
  /** Share of 2 × 2 blocks that are one colour. */
  blocks: number;
  /** Share of dark cells next to much lighter ones: lines. */
  lines: number;
  /** Mean change from pixel to pixel, 0..255. */
  fine: number;
  /** How many of 4,096 colours occur. */
  colours: number;
}

/** A step of lightness that is an edge, and one that is none at all. */
const EDGE = 0.06, EVEN = 0.012;

/** Counts a view. */
export function statisticsOf(view: View): Statistics {
  const { lightness, rgb } = view;
  const cells = lightness.length;
  const mean = meanOf(lightness);
  let edges = 0, grain = 0, lines = 0, clipped = 0;
  for (let cell = 0; cell < cells; cell++) {
    const [r, g, bl] = [rgb[cell * 3]!, rgb[cell * 3 + 1]!, rgb[cell * 3 + 2]!];
    if (Math.max(r, g, bl) <= 2 || Math.min(r, g, bl) >= 253) clipped++;
    if (cell % SIDE === SIDE - 1 || cell >= cells - SIDE) continue;
    const dx = lightness[cell + 1]! - lightness[cell]!;
    const dy = lightness[cell + SIDE]! - lightness[cell]!;
    const step = Math.hypot(dx, dy);
    grain += step;
    if (step > EDGE) edges++;
    if (lightness[cell]! < 0.36 && (dx > 0.15 || dy > 0.15)) lines++;
  }
  return {
    colourfulness: colourfulness(rgb),
    lightness: mean,
    contrast: deviation(lightness, mean),
    entropy: entropy(rgb),
    edges: edges / cells,
    flat: shareOfBlocks(view, 8, EVEN),
    clipped: clipped / cells,
    grain: grain / cells,
    blocks: shareOfBlocks(view, 2, 0.0008),
    lines: lines / cells,
    fine: view.fine,
    colours: coloursIn(rgb),
  };
}

function colourfulness(rgb: Float32Array): number {
  const cells = rgb.length / 3;
  const redGreen = new Float32Array(cells), yellowBlue = new Float32Array(cells);
  for (let cell = 0; cell < cells; cell++) {
    const [r, g, b] = [rgb[cell * 3]!, rgb[cell * 3 + 1]!, rgb[cell * 3 + 2]!];
    redGreen[cell] = r - g;
    yellowBlue[cell] = (r + g) / 2 - b;
  }
  const [rg, yb] = [meanOf(redGreen), meanOf(yellowBlue)];
  return Math.hypot(deviation(redGreen, rg), deviation(yellowBlue, yb)) + 0.3 * Math.hypot(rg, yb);
}

function entropy(rgb: Float32Array): number {
  const counts = histogram(rgb, 8), cells = rgb.length / 3;
  return counts.reduce((sum, count) => {
    if (count === 0) return sum;
    const share = count / cells;
    return sum - share * Math.log2(share);
  }, 0);
}

function coloursIn(rgb: Float32Array): number {
  return histogram(rgb, 16).filter((count) => count > 0).length;
}

function histogram(rgb: Float32Array, bins: number): Uint32Array {
  const counts = new Uint32Array(bins ** 3);
  for (let at = 0; at < rgb.length; at += 3) {
    const bin = (channel: number) =>
      Math.min(bins - 1, Math.floor((rgb[at + channel]! * bins) / 256));
    counts[(bin(0) * bins + bin(1)) * bins + bin(2)]!++;
  }
  return counts;
}

function shareOfBlocks({ lightness, a, b }: View, side: number, even: number): number {
  let flat = 0, all = 0;
  for (let top = 0; top < SIDE; top += side) {
    for (let left = 0; left < SIDE; left += side) {
      all++;
      if ([lightness, a, b].every((axis) => rangeIn(axis, top, left, side) <= 2 * even)) flat++;
    }
  }
  return flat / all;
}

function rangeIn(axis: Float32Array, top: number, left: number, side: number): number {
  let least = Infinity, most = -Infinity;
  eachIn(top, left, side, (cell) => {
    least = Math.min(least, axis[cell]!);
    most = Math.max(most, axis[cell]!);
  });
  return most - least;
}

function meanOf(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function deviation(values: Float32Array, mean: number): number {
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}
