/** @module What a bust keeps to itself. */
import type { Item, Point, Region, Scene } from "../scene.ts";

/** The forelegs, whose paws are below the picture, and the tuft between them: as forms of their own on the chest they would
 * be tombstones. */
const FOLDS = /^(?:(?:left|right) foreleg|chest tuft)$/;

/** The tuft of a chest: painted hair by hair, or cut of glass, it would be a napkin. */
export function isTuft({ name }: Item): boolean {
  return name === "chest tuft";
}

/** Whether of such a form only the lines are drawn. */
export function isFoldOfBust(item: Item, { spec }: Pick<Scene, "spec">): item is Region {
  return item.is === "region" && spec.pose === "portrait" && FOLDS.test(item.name);
}

/** The lines of it: those of a leg go down below the picture and do not meet there. */
export function linesOfFold({ name, contour = [] }: Region): Point[][] {
  if (!name.endsWith("foreleg")) return [contour];
  const lowest = contour.reduce((low, [, y], i) => (y > contour[low]![1] ? i : low), 0);
  return [contour.slice(0, lowest + 1), contour.slice(lowest).reverse()]
    .filter(({ length }) => length > 1);
}

/** As far as this, in shares of its length, the line of a leg would go on until it meets the head or the edge of the body. */
const GOES_ON = 0.8;

/** Points over which the direction of a line is taken. */
const SPAN = 3;

/** The line, gone on beyond its upper end. */
export function goneOn(points: readonly Point[]): Point[] {
  const [x, y] = points[0]!,
    [fx, fy] = points[Math.min(SPAN, points.length - 1)]!,
    end = points.at(-1)!;
  const by = GOES_ON * Math.hypot(end[0] - x, end[1] - y) / (Math.hypot(x - fx, y - fy) || 1);
  return [[x + (x - fx) * by, y + (y - fy) * by], ...points];
}
