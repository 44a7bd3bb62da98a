/**
 * Kuwahara's filter: each place takes the mean of the calmest of four windows around it, so that
 * surfaces become even, as a brush leaves them, and edges stay where they are.
 *
 * @module
 */
import { type Planes, sideOf } from "./planes.ts";

/** How restless a window may be and still count, in squared lightness. */
const CALM = 0.0004;

/** The study as brushed with a brush of this radius in pixels. */
export function brushed({ l, a, b }: Planes, radius: number): Planes {
  const side = sideOf(l);
  const sums = [l, squares(l), a, b].map((plane) => summed(plane, side));
  const [sl, sll, sa, sb] = sums as [Float64Array, Float64Array, Float64Array, Float64Array];
  const out: Planes = {
    l: new Float32Array(l.length),
    a: new Float32Array(l.length),
    b: new Float32Array(l.length),
  };
  const width = side + 1;
  for (let y = 0, at = 0; y < side; y++) {
    const top = Math.max(0, y - radius), bottom = Math.min(side, y + radius + 1);
    for (let x = 0; x < side; x++, at++) {
      const left = Math.max(0, x - radius), right = Math.min(side, x + radius + 1);
      let weights = 0, lightness = 0, first = 0, second = 0;
      for (let window = 0; window < 4; window++) {
        const x0 = window & 1 ? x : left, x1 = window & 1 ? right : x + 1;
        const y0 = window & 2 ? y : top, y1 = window & 2 ? bottom : y + 1;
        const p = y0 * width + x0, q = y0 * width + x1, r = y1 * width + x0, s = y1 * width + x1;
        const count = (x1 - x0) * (y1 - y0);
        const mean = (sl[s]! - sl[q]! - sl[r]! + sl[p]!) / count;
        const unrest = (sll[s]! - sll[q]! - sll[r]! + sll[p]!) / count - mean * mean;
        const calm = 1 / (CALM + Math.max(0, unrest));
        const weight = calm * calm * calm;
        weights += weight;
        lightness += weight * mean;
        first += weight * (sa[s]! - sa[q]! - sa[r]! + sa[p]!) / count;
        second += weight * (sb[s]! - sb[q]! - sb[r]! + sb[p]!) / count;
      }
      out.l[at] = lightness / weights;
      out.a[at] = first / weights;
      out.b[at] = second / weights;
    }
  }
  return out;
}

function squares(plane: Float32Array): Float32Array {
  return plane.map((value) => value * value);
}

/** Sums over everything above and to the left, with a row and column of zeros before the first. */
function summed(plane: Float32Array, side: number): Float64Array {
  const width = side + 1;
  const sums = new Float64Array(width * width);
  for (let y = 0, at = 0; y < side; y++) {
    let row = 0;
    for (let x = 0; x < side; x++, at++) {
      row += plane[at]!;
      sums[(y + 1) * width + x + 1] = sums[y * width + x + 1]! + row;
    }
  }
  return sums;
}
