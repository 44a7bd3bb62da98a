/**
 * Sizes of things: boxes, and whether a point lies inside an outline.
 *
 * @module
 */
import type { Item, Point } from "../scene.ts";

/** An upright rectangle. */
export interface Box {
  /** The smallest x. */
  left: number;
  /** The smallest y. */
  top: number;
  /** The greatest x. */
  right: number;
  /** The greatest y. */
  bottom: number;
}

/** The smallest box around the points; an empty list gives the empty box at the origin. */
export function bounds(points: readonly Point[]): Box {
  if (points.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 };
  let left = Infinity, top = Infinity, right = -Infinity, bottom = -Infinity;
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

/** The box around all outlines, lines and eyes; soft lights have no edge and do not count. */
export function boundsOf(items: readonly Item[]): Box {
  return bounds(items.flatMap(pointsOf));
}

/** Width of a box. */
export function widthOf(box: Box): number {
  return box.right - box.left;
}

/** Height of a box. */
export function heightOf(box: Box): number {
  return box.bottom - box.top;
}

/** Whether the point lies inside the closed outline (even-odd rule). */
export function contains(outline: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [xi, yi] = outline[i]!, [xj, yj] = outline[j]!;
    if ((yi > y) !== (yj > y) && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

function pointsOf(item: Item): Point[] {
  switch (item.is) {
    case "region":
      return item.outline;
    case "line":
      return item.points;
    case "eye": {
      const [x, y] = item.centre, [w, h] = item.size;
      return [[x - w, y - h], [x + w, y + h]];
    }
    case "glow":
      return [];
  }
}
