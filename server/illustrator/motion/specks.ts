/**
 * @module Removes what does not hang together with the figure: the tips of whiskers that a small picture
 * breaks off.
 */
import type { Context } from "../painters/canvas.ts";

/** Fainter than this is nothing. */
const FAINT = 8;

/** Leaves the largest piece of what is in this rectangle of a canvas, and clears the rest. */
export function clearSpecks(
  ctx: Context,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const image = ctx.getImageData(x, y, width, height);
  const { data } = image;
  const pieces = new Int32Array(width * height);
  const sizes = [0];
  for (let start = 0; start < pieces.length; start++) {
    if (pieces[start] || data[start * 4 + 3]! < FAINT) continue;
    sizes.push(fill(start, sizes.length));
  }
  const largest = sizes.indexOf(Math.max(...sizes));
  pieces.forEach((piece, at) => {
    if (piece !== largest || largest === 0) data.fill(0, at * 4, at * 4 + 4);
  });
  ctx.putImageData(image, x, y);

  function fill(start: number, piece: number): number {
    const open = [start];
    pieces[start] = piece;
    let size = 0;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      size++;
      const column = at % width;
      for (const row of [-width, 0, width]) {
        for (const side of [-1, 0, 1]) {
          if (column + side < 0 || column + side >= width) continue;
          const next = at + row + side;
          if (next < 0 || next >= pieces.length || pieces[next]) continue;
          if (data[next * 4 + 3]! < FAINT) continue;
          pieces[next] = piece;
          open.push(next);
        }
      }
    }
    return size;
  }
}
