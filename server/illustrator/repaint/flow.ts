/**
 * @module Where the strokes of a picture run: along the edges of things and along fur, never across.
 */
import { boxBlurredPlane, type Planes, sampleBilinear, STUDY_SIDE } from "../painters/planes.ts";

/** A unit vector along the picture's lines at every place of a study. */
export interface Flow {
  x: Float32Array;
  y: Float32Array;
}

/** How far places agree on a direction, in pixels of the study. */
const AGREEMENT = 4;

/** The flow of a lightness (structure tensor). */
export function flowOf(lightness: Float32Array): Flow {
  const side = STUDY_SIDE, count = side * side;
  const soft = boxBlurredPlane(lightness, 1, 1);
  const xx = new Float32Array(count), xy = new Float32Array(count), yy = new Float32Array(count);
  for (let y = 1; y < side - 1; y++) {
    for (let x = 1; x < side - 1; x++) {
      const at = y * side + x;
      const dx = soft[at + 1]! - soft[at - 1]!, dy = soft[at + side]! - soft[at - side]!;
      xx[at] = dx * dx;
      xy[at] = dx * dy;
      yy[at] = dy * dy;
    }
  }
  const [e, f, g] = [xx, xy, yy].map((plane) => boxBlurredPlane(plane, AGREEMENT));
  const flow = { x: new Float32Array(count), y: new Float32Array(count) };
  for (let at = 0; at < count; at++) {
    const difference = e![at]! - g![at]!, mixed = f![at]!;
    const larger = (difference + Math.sqrt(difference * difference + 4 * mixed * mixed)) / 2;
    // The eigenvector across the lines is (mixed, larger - …); this one lies along them.
    const x = larger - difference, y = -mixed;
    const length = Math.sqrt(x * x + y * y);
    flow.x[at] = length > 1e-9 ? x / length : difference > 0 ? 0 : 1;
    flow.y[at] = length > 1e-9 ? y / length : difference > 0 ? 1 : 0;
  }
  return flow;
}

/** The study smoothed along the flow. */
export function alongFlow({ l, a, b }: Planes, flow: Flow, steps: number): Planes {
  const [lightness, first, second] = smoothed([l, a, b], flow, steps);
  return { l: lightness!, a: first!, b: second! };
}

/** How much darker a place is than what lies across the flow: the lines an artist would draw, > 0. */
export function linesOf(lightness: Float32Array, flow: Flow, width: number): Float32Array {
  const side = STUDY_SIDE;
  const reach = Math.ceil(width * 2.4);
  const weights = Float32Array.from(
    { length: reach + 1 },
    (_, step) => gaussianKernel(step, width * 1.6, reach) - gaussianKernel(step, width, reach),
  );
  const across = new Float32Array(lightness.length);
  for (let y = 0, at = 0; y < side; y++) {
    for (let x = 0; x < side; x++, at++) {
      const nx = -flow.y[at]!, ny = flow.x[at]!;
      let sum = weights[0]! * lightness[at]!;
      for (let step = 1; step <= reach; step++) {
        const before = sampleBilinear(lightness, side, x - nx * step, y - ny * step);
        const after = sampleBilinear(lightness, side, x + nx * step, y + ny * step);
        sum += weights[step]! * (before + after);
      }
      across[at] = sum;
    }
  }
  return smoothed([across], flow, 6)[0]!;
}

/** Planes smoothed along the flow by `steps` pixels to either hand: what runs together stays together. */
function smoothed(planes: readonly Float32Array[], flow: Flow, steps: number): Float32Array[] {
  const side = STUDY_SIDE, count = side * side;
  const out = planes.map(() => new Float32Array(count));
  const cells = new Int32Array(2 * steps + 1), shares = new Float32Array(2 * steps + 1);
  for (let y = 0, at = 0; y < side; y++) {
    for (let x = 0; x < side; x++, at++) {
      cells[0] = at;
      shares[0] = 1;
      let found = 1, total = 1;
      for (let hand = -1; hand <= 1; hand += 2) {
        let px = x, py = y, vx = flow.x[at]! * hand, vy = flow.y[at]! * hand;
        for (let step = 1; step <= steps; step++) {
          px += vx;
          py += vy;
          if (px < 0 || py < 0 || px > side - 1 || py > side - 1) break;
          const cell = (py + 0.5 | 0) * side + (px + 0.5 | 0);
          cells[found] = cell;
          shares[found++] = 1 - step / (steps + 1);
          total += 1 - step / (steps + 1);
          // A direction has no sign of its own: it goes on as it came.
          const way = flow.x[cell]! * vx + flow.y[cell]! * vy < 0 ? -1 : 1;
          vx = flow.x[cell]! * way;
          vy = flow.y[cell]! * way;
        }
      }
      for (let n = 0; n < planes.length; n++) {
        const plane = planes[n]!;
        let sum = 0;
        for (let i = 0; i < found; i++) sum += plane[cells[i]!]! * shares[i]!;
        out[n]![at] = sum / total;
      }
    }
  }
  return out;
}

/** A Gaussian whose values from `-reach` to `reach` sum up to 1. */
function gaussianKernel(step: number, width: number, reach: number): number {
  const value = (at: number) => Math.exp(-at * at / (2 * width * width));
  let total = value(0);
  for (let at = 1; at <= reach; at++) total += 2 * value(at);
  return value(step) / total;
}
