/**
 * Blowing up a flat shape: its mask, blurred, is the height of a cushion.
 *
 * @module
 */

/**
 * Heights from 0 (outside) to about 1 (deep inside) of a mask of 0..1, row by row; the rounder the
 * form (`volume` 0..1), the farther its edge slopes inwards. `side` is its smaller side in cells.
 */
export function cushionOf(
  mask: Float32Array<ArrayBuffer>,
  width: number,
  height: number,
  { side, volume }: { side: number; volume: number },
): Float32Array {
  const radius = Math.max(1, Math.round(side * (0.06 + 0.2 * volume)));
  const once = blurred(mask, width, height, radius);
  return blurred(once, width, height, radius);
}

/** Box blur by running sums; outside all is flat ground. */
function blurred(
  source: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array<ArrayBuffer> {
  const across = new Float32Array(source.length), both = new Float32Array(source.length);
  slide(source, across, width, height, 1, width, radius);
  slide(across, both, height, width, width, 1, radius);
  return both;
}

function slide(
  from: Float32Array,
  to: Float32Array,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
  radius: number,
): void {
  const share = 1 / (2 * radius + 1);
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep;
    let sum = 0;
    for (let i = 0; i < Math.min(length, radius); i++) sum += from[start + i * step]!;
    for (let i = 0; i < length; i++) {
      if (i + radius < length) sum += from[start + (i + radius) * step]!;
      if (i - radius - 1 >= 0) sum -= from[start + (i - radius - 1) * step]!;
      to[start + i * step] = sum * share;
    }
  }
}
