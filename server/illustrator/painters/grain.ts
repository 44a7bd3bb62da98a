/**
 * @module Unevenness that repeats: of paper, of water, of a hand. Fields of -1..1 that are looked up,
 * because a picture has a million places.
 */
import { repeatingField, tileStream } from "./noise.ts";
import { once } from "../once.ts";

/** Width and height of a tile, a power of two. */
const TILE = 256;
const LAST = TILE - 1;

/** Three octaves of waves `TILE / 8` pixels long and shorter. */
const waves = once(() => {
  const random = tileStream("repaint");
  const octaves = [8, 16, 32].map((period) => ({ period, field: repeatingField(random, period) }));
  return Float32Array.from({ length: TILE * TILE }, (_, at) => {
    const x = at % TILE, y = Math.floor(at / TILE);
    return octaves.reduce(
      (sum, { period, field }, octave) =>
        sum + field(x * period / TILE, y * period / TILE) / 2 ** octave,
      0,
    ) / 1.4;
  });
});

/** A function of places; `size` stretches the waves, `seed` moves them. */
export function grain(size: number, seed = 0): (x: number, y: number) => number {
  const tile = waves(), shift = seed * 89;
  return (x, y) => {
    const u = x / size + shift, v = y / size + shift * 3;
    const left = Math.floor(u), top = Math.floor(v), s = u - left, t = v - top;
    const row = (top & LAST) * TILE, next = (top + 1 & LAST) * TILE;
    const here = left & LAST, beside = left + 1 & LAST;
    const above = tile[row + here]! + (tile[row + beside]! - tile[row + here]!) * s;
    const below = tile[next + here]! + (tile[next + beside]! - tile[next + here]!) * s;
    return above + (below - above) * t;
  };
}
