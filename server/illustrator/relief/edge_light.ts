/**
 * @module Light from behind: a band along the silhouette on the side of a light, brightest at the edge.
 */
import { GRID } from "./cells.ts";
import { NOTHING, type Relief } from "./relief.ts";

/** At how many places along the way towards the light the air is looked for. */
const STEPS = 5;

/**
 * How near each cell lies to the silhouette on the side of `towards`, a unit vector in the picture: 1 where the band
 * begins, `from` units inside the silhouette, 0 from `width` units on. The edges of the picture are no silhouette.
 */
export function edgeTowards(
  { cells, cover, box }: Relief,
  towards: readonly [x: number, y: number],
  { from, width }: { from: number; width: number },
): (cell: number) => number {
  const share = cells / GRID, near = new Uint8Array(cells * cells);
  const steps = Array.from({ length: STEPS }, (_, i) => {
    const far = (from + (width - from) * i / (STEPS - 1)) / 2 * share;
    const dx = Math.round(towards[0] * far), dy = Math.round(towards[1] * far);
    return { dx, dy, by: dy * cells + dx };
  });
  const nearness = (x: number, y: number) => {
    const cell = y * cells + x;
    for (let i = 0; i < STEPS; i++) {
      const { dx, dy, by } = steps[i]!, px = x + dx, py = y + dy;
      if (px < 0 || py < 0 || px >= cells || py >= cells) return 0;
      if (cover[cell + by] === NOTHING) return i === 0 && from > 0 ? 0 : STEPS - i;
    }
    return 0;
  };
  if (box) {
    for (let y = box.top; y < box.bottom; y++) {
      for (let x = box.left; x < box.right; x++) {
        if (cover[y * cells + x] !== NOTHING) near[y * cells + x] = nearness(x, y);
      }
    }
  }
  // The mean of neighbours has no stairs.
  return (cell) =>
    near[cell] === 0 ? 0 : (2 * near[cell]! + (near[cell - 1] ?? 0) + (near[cell + 1] ?? 0) +
      (near[cell - cells] ?? 0) + (near[cell + cells] ?? 0)) / 6 / STEPS;
}
