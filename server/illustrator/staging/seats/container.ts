/** @module Where a container is open, and how high its rim may be. */
import { boundsOf, heightOf, widthOf } from "../../geometry/measure.ts";
import type { Item } from "../../scene.ts";
import { spanAt } from "../silhouette.ts";

/** The flat piece at the top of a container is its opening: it lies behind what is inside. */
export function openingOf(
  items: readonly Item[],
): { opening: Item[]; walls: Item[]; level: number } {
  const whole = boundsOf(items);
  const isOpening = (item: Item) => {
    if (item.is === "line" || item.is === "glow") return boundsOf([item]).bottom < whole.top / 2;
    const box = boundsOf([item]);
    return widthOf(box) > 0.6 * widthOf(whole) && heightOf(box) < 0.4 * heightOf(whole) &&
      (box.top + box.bottom) / 2 < whole.top * 0.6;
  };
  const solid = items.filter(({ is }) => is === "region");
  const opening = solid.filter(isOpening);
  const walls = solid.filter((item) => !isOpening(item));
  if (opening.length === 0 || walls.length === 0) {
    return { opening: [], walls: [...solid], level: rimOf(solid) };
  }
  const rim = boundsOf(opening);
  return { opening, walls, level: (rim.top + rim.bottom) / 2 };
}

/** Rows in which a rim is looked for. */
const ROWS = 40;

/** The highest level that is nearly as wide as the whole: a handle or a roof is narrower. */
function rimOf(walls: readonly Item[]): number {
  const box = boundsOf(walls), step = heightOf(box) / ROWS;
  for (let row = 1; row < ROWS; row++) {
    const span = spanAt(walls, box.top + row * step);
    if (span && span.right - span.left > 0.72 * widthOf(box)) return span.y + step * 2;
  }
  return box.top * 0.86;
}
