/** @module Square grids, cell after cell, row by row. */

/** The cells beside this one: left, right, above, below, as far as there are any. */
export function neighbours(at: number, side: number): number[] {
  const x = at % side;
  return [
    ...(x > 0 ? [at - 1] : []),
    ...(x < side - 1 ? [at + 1] : []),
    ...(at >= side ? [at - side] : []),
    ...(at < side * (side - 1) ? [at + side] : []),
  ];
}
