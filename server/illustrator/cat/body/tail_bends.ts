/** @module The bends of a tail: as tight as its hair allows. */
import { distance, valueAt } from "../../geometry/polyline.ts";
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { Point } from "../../scene.ts";

/** The tightest bend of a bushy tail has a radius of this many half widths; a tighter one pinches its inside. */
const TIGHTEST = 1.8;

/** Hair needs the room of the fullest place up to this share of the length before it: it lies towards the tip. */
const HAIR = 0.35;

/** A bend is eased in at most so many steps. */
const STEPS = 160;

/** The axis with its bends eased until the hair has room in them; both ends stay. A sleek tail, of `bushiness` 0, curls
 * as it likes. */
export function unbent(axis: Point[], widths: readonly number[], bushiness: number): Point[] {
  const tightest = TIGHTEST * stiffness(bushiness);
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

/** From which share of its length a bushy tail bends less and less, and which share of its bends is left at its tip: the
 * point of a brush lies in its middle. */
const CALM = { from: 0.46, full: 0.76, left: 0.2 };

/** The axis whose end bends as little as its hair does; of a sleek tail, of `bushiness` 0, as it is. */
export function withCalmEnd(axis: readonly Point[], bushiness: number): Point[] {
  const points: Point[] = axis.slice(0, 2);
  let heading = headingOf(axis, 1);
  for (let i = 2; i < axis.length; i++) {
    const bend = wrapped(headingOf(axis, i) - headingOf(axis, i - 1));
    const calm = smoothstep(CALM.from, CALM.full, i / (axis.length - 1)) * stiffness(bushiness);
    heading += bend * (1 - calm * (1 - CALM.left));
    const [x, y] = points.at(-1)!, step = distance(axis[i - 1]!, axis[i]!);
    points.push([x + Math.cos(heading) * step, y + Math.sin(heading) * step]);
  }
  return points;
}

/** Half the hair is as stiff: a coat of medium length makes a tail nearly as thick as a long one. */
function stiffness(bushiness: number): number {
  return Math.min(1, 2 * bushiness);
}

function headingOf(axis: readonly Point[], i: number): number {
  const from = axis[i - 1]!, to = axis[i]!;
  return Math.atan2(to[1] - from[1], to[0] - from[0]);
}

function wrapped(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}

function isPinched(axis: readonly Point[], widths: readonly number[], tightest: number): boolean {
  return axis.some((point, i) => {
    const before = axis[i - 1], after = axis[i + 1];
    if (!before || !after) return false;
    const bend = Math.abs(wrapped(headingOf(axis, i + 1) - headingOf(axis, i)));
    const step = (distance(before, point) + distance(point, after)) / 2;
    return bend * roomAt(widths, i / (axis.length - 1)) * tightest > step;
  });
}

/** The half width that the hair of this place swings around. */
function roomAt(widths: readonly number[], t: number): number {
  return Math.max(valueAt(widths, t), valueAt(widths, t - HAIR / 2), valueAt(widths, t - HAIR));
}
