/**
 * Light from behind: a band along the silhouette on the side of a light, brightest at the edge.
 *
 * @module
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
  { cells, cover }: Relief,
  towards: readonly [x: number, y: number],
  { from, width }: { from: number; width: number },
): (cell: number) => number {
  const share = cells / GRID;
  const steps = Array.from({ length: STEPS }, (_, i) => {
    const far = (from + (width - from) * i / (STEPS - 1)) / 2 * share;
    return [Math.round(towards[0] * far), Math.round(towards[1] * far)] as const;
  });
  const nearness = (cell: number) => {
    const x = cell % cells, y = (cell - x) / cells;
    for (let i = 0; i < STEPS; i++) {
      const [dx, dy] = steps[i]!, px = x + dx, py = y + dy;
      if (px < 0 || py < 0 || px >= cells || py >= cells) return 0;
      if (cover[py * cells + px] === NOTHING) {
        return i === 0 && from > 0 ? 0 : 1 - i / STEPS;
      }
    }
    return 0;
  };
  // The mean of neighbours has no stairs.
  return (cell) => {
    const own = nearness(cell);
    return own === 0
      ? 0
      : (2 * own + nearness(cell - 1) + nearness(cell + 1) + nearness(cell - cells) +
        nearness(cell + cells)) / 6;
  };
}
