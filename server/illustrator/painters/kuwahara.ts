/**
 * @module Kuwahara's filter: each place takes the mean of the calmest of four windows around it, so that
 * surfaces become even, as a brush leaves them, and edges stay where they are.
 */
import { type Planes, sideOf } from "./planes.ts";

/** How restless a window may be and still count, in squared lightness. */
const CALM = 0.0004;
/** What is kept of a window: its weight, and its three means times that. */
const KEPT = 4;

/**
 * The study as brushed with a brush of this radius in pixels. Each window lies in a corner of four places, so its mean
 * and its calm are computed once, and `radius + 1` rows of windows are kept.
 */
export function kuwaharaFilter(planes: Planes, radius: number): Planes {
  const side = sideOf(planes.l), size = planes.l.length, rows = radius + 1;
  const windows = windowRows(planes, radius);
  const ring = Array.from({ length: rows }, () => new Float64Array((side + radius) * KEPT));
  const out: Planes = {
    l: new Float32Array(size),
    a: new Float32Array(size),
    b: new Float32Array(size),
  };
  for (let y = 0; y < radius; y++) windows(y, ring[y % rows]!);
  const far = radius * KEPT;
  for (let y = 0, at = 0; y < side; y++) {
    windows(y + radius, ring[(y + radius) % rows]!);
    const above = ring[y % rows]!, below = ring[(y + radius) % rows]!;
    for (let p = 0; p < side * KEPT; p += KEPT, at++) {
      const q = p + far;
      const weights = above[p]! + above[q]! + below[p]! + below[q]!;
      out.l[at] = (above[p + 1]! + above[q + 1]! + below[p + 1]! + below[q + 1]!) / weights;
      out.a[at] = (above[p + 2]! + above[q + 2]! + below[p + 2]! + below[q + 2]!) / weights;
      out.b[at] = (above[p + 3]! + above[q + 3]! + below[p + 3]! + below[q + 3]!) / weights;
    }
  }
  return out;
}

/**
 * Writes the row of windows whose last row is `y`, one after the other; each ends at its own column. Those that reach
 * over an edge hold what lies inside.
 */
function windowRows(
  { l, a, b }: Planes,
  radius: number,
): (y: number, row: Float64Array) => void {
  const side = sideOf(l);
  const ls = new Float64Array(side), squares = new Float64Array(side);
  const as = new Float64Array(side), bs = new Float64Array(side);
  const add = (row: number, way: 1 | -1) => {
    for (let x = 0, at = row * side; x < side; x++, at++) {
      const value = l[at]!;
      ls[x] = ls[x]! + way * value;
      squares[x] = squares[x]! + way * value * value;
      as[x] = as[x]! + way * a[at]!;
      bs[x] = bs[x]! + way * b[at]!;
    }
  };
  return (y, row) => {
    if (y < side) add(y, 1);
    if (y > radius) add(y - radius - 1, -1);
    const high = Math.min(y, side - 1) - Math.max(0, y - radius) + 1;
    let sl = 0, ss = 0, sa = 0, sb = 0;
    for (let x = 0, to = 0; x < side + radius; x++, to += KEPT) {
      if (x < side) {
        sl += ls[x]!;
        ss += squares[x]!;
        sa += as[x]!;
        sb += bs[x]!;
      }
      const gone = x - radius - 1;
      if (gone >= 0) {
        sl -= ls[gone]!;
        ss -= squares[gone]!;
        sa -= as[gone]!;
        sb -= bs[gone]!;
      }
      const count = high * (Math.min(x, side - 1) - Math.max(0, gone + 1) + 1);
      const mean = sl / count, unrest = ss / count - mean * mean;
      const calm = 1 / (CALM + (unrest > 0 ? unrest : 0)), weight = calm * calm * calm;
      row[to] = weight;
      row[to + 1] = weight * mean;
      row[to + 2] = weight * sa / count;
      row[to + 3] = weight * sb / count;
    }
  };
}
