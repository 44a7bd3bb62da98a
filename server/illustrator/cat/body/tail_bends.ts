/**
 * The bends of a tail: as tight as its hair allows.
 *
 * @module
 */
import { distance, valueAt } from "../../geometry/polyline.ts";
import type { Point } from "../../scene.ts";

/** The tightest bend of a bushy tail has a radius of this many half widths; a tighter one pinches its inside. */
const TIGHTEST = 1.35;

/** Hair needs the room of the fullest place up to this share of the length before it: it lies towards the tip. */
const HAIR = 0.35;

/** A bend is eased in at most so many steps. */
const STEPS = 160;

/** The axis with its bends eased until the hair has room in them; both ends stay. A sleek tail, of `bushiness` 0, curls
 * as it likes. */
export function unbent(axis: Point[], widths: readonly number[], bushiness: number): Point[] {
  const tightest = TIGHTEST * Math.min(1, bushiness);
  let eased = axis;
  for (let step = 0; step < STEPS && isPinched(eased, widths, tightest); step++) {
    eased = eased.map((point, i) => {
      const before = eased[i - 1], after = eased[i + 1];
      if (!before || !after) return point;
      return [
        (2 * point[0] + before[0] + after[0]) / 4,
        (2 * point[1] + before[1] + after[1]) / 4,
      ];
    });
  }
  return eased;
}

function isPinched(axis: readonly Point[], widths: readonly number[], tightest: number): boolean {
  return axis.some((point, i) => {
    const before = axis[i - 1], after = axis[i + 1];
    if (!before || !after) return false;
    const turn = Math.atan2(after[1] - point[1], after[0] - point[0]) -
      Math.atan2(point[1] - before[1], point[0] - before[0]);
    const bend = Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
    const step = (distance(before, point) + distance(point, after)) / 2;
    return bend * roomAt(widths, i / (axis.length - 1)) * tightest > step;
  });
}

/** The half width that the hair of this place swings around. */
function roomAt(widths: readonly number[], t: number): number {
  return Math.max(valueAt(widths, t), valueAt(widths, t - HAIR / 2), valueAt(widths, t - HAIR));
}
