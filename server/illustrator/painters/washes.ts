/**
 * @module Washes of watercolour over a study: clear pigment on white paper whose borders wander, edges
 * where it gathers as it dries. Photos and scenes are painted with the same brush.
 */
import { grain } from "./grain.ts";
import { once } from "../once.ts";
import {
  boxBlurredPlane,
  layerOfPixels,
  type Planes,
  sideOf,
  STUDY_SIDE,
  writeColour,
} from "./planes.ts";
import { PICTURE_SIZE } from "../scene.ts";
import { posterize } from "./tones.ts";

/** Values of a wash, and the steps of lightness that choose one. */
const WASHES = 7, TONES = 16_384;
/** How far water carries the pigment, in pixels of the study of a whole picture. */
const ASTRAY = 2;

/** How strong the pigment is. */
export interface Pigment {
  /** How much paler than what it shows, 0..1. */
  thin: number;
  /** How much clearer its hue is. */
  clear: number;
}

/** Colours as pigment on white paper, twice as large: light, clear, in a few washes whose borders wander. */
export function washedPlanes(planes: Planes, move: number, pigment: Pigment): Planes {
  const size = 2 * sideOf(planes.l);
  const out: Planes = {
    l: new Float32Array(size * size),
    a: new Float32Array(size * size),
    b: new Float32Array(size * size),
  };
  eachWashedRow(planes, move, pigment, ({ l, a, b }, y) => {
    out.l.set(l, y * size);
    out.a.set(a, y * size);
    out.b.set(b, y * size);
  });
  return out;
}

/** The same as a sheet of a picture. */
export function layerOfWashes(planes: Planes, move: number, pigment: Pigment) {
  const size = 2 * sideOf(planes.l);
  return layerOfPixels(size, (bytes) => {
    eachWashedRow(planes, move, pigment, ({ l, a, b }, y) => {
      for (let x = 0, at = y * size * 4; x < size; x++, at += 4) {
        writeColour(bytes, at, l[x]!, a[x]!, b[x]!);
      }
    });
  });
}

/** Calls `row` with each row of pixels; the next one is written into the same arrays. */
function eachWashedRow(
  { l, a, b }: Planes,
  move: number,
  { thin, clear }: Pigment,
  row: (out: Planes, y: number) => void,
): void {
  const side = sideOf(l), size = 2 * side, scale = side / size;
  const unit = PICTURE_SIZE / size, astray = ASTRAY * side / STUDY_SIDE;
  const hand = grain(1.6, move),
    other = grain(1.6, move + 7),
    density = grain(3, move + 3),
    pool = grain(11, move + 11);
  const out: Planes = {
    l: new Float32Array(size),
    a: new Float32Array(size),
    b: new Float32Array(size),
  };
  const far = side - 1.001, tones = washTones();
  // Water is even over two pixels: four share what is looked up.
  const aside = new Float32Array(side),
    down = new Float32Array(side),
    dense = new Float32Array(side);
  for (let y = 0; y < size; y++) {
    if (y % 2 === 0) {
      for (let i = 0; i < side; i++) {
        aside[i] = astray * hand(2 * i * unit, y * unit);
        down[i] = astray * other(2 * i * unit, y * unit);
        dense[i] = 0.12 * density(2 * i * unit, y * unit) + 0.24 * pool(2 * i * unit, y * unit);
      }
    }
    for (let x = 0; x < size; x++) {
      const u = (x + 0.5) * scale - 0.5 + aside[x >> 1]!;
      const v = (y + 0.5) * scale - 0.5 + down[x >> 1]!;
      // As `valueAt`, for three planes at once.
      const inX = u < 0 ? 0 : u > far ? far : u, inY = v < 0 ? 0 : v > far ? far : v;
      const left = inX | 0, top = inY | 0, s = inX - left, t = inY - top;
      const p = top * side + left, q = p + side;
      const lightness = between(l[p]!, l[p + 1]!, l[q]!, l[q + 1]!, s, t);
      const step = lightness <= 0 ? 0 : lightness >= 1 ? TONES : (lightness * TONES + 0.5) | 0;
      const wash = tones[step]!;
      const pale = thin + dense[x >> 1]!;
      out.l[x] = wash + (1 - wash) * pale * (0.54 + 0.72 * wash);
      const pure = clear - 0.35 * pale;
      out.a[x] = between(a[p]!, a[p + 1]!, a[q]!, a[q + 1]!, s, t) * pure;
      out.b[x] = between(b[p]!, b[p + 1]!, b[q]!, b[q + 1]!, s, t) * pure;
    }
    row(out, y);
  }
}

/** The wash of each tone: what a million pixels would compute is looked up. */
const washTones = once(() =>
  Float32Array.from({ length: TONES + 1 }, (_, step) => {
    const lightness = step / TONES;
    return 0.35 * lightness + 0.65 * posterize(lightness, WASHES, 0.35);
  })
);

/** Of four values the one at the shares `s` to the right and `t` down. */
function between(p: number, right: number, q: number, other: number, s: number, t: number) {
  const above = p + (right - p) * s, below = q + (other - q) * s;
  return above + (below - above) * t;
}

/** Pigment gathers where a wash ends: its rim is darker than its middle. */
export function darkenEdges(lightness: Float32Array, radius: number): void {
  const around = boxBlurredPlane(lightness, radius);
  for (let at = 0; at < lightness.length; at++) {
    const rim = around[at]! - lightness[at]!;
    lightness[at] = lightness[at]! - (rim > 0 ? 0.75 * Math.min(0.1, rim) : 0);
  }
}
