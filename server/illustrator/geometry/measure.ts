/** @module Sizes of things: boxes, and whether a point lies inside an outline. */
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
  return boundsOfAll([points]);
}

/** The box around all outlines, lines and eyes; soft lights have no edge and do not count. */
export function boundsOf(items: readonly Item[]): Box {
  return boundsOfAll(items.map(pointsOf));
}

/** Scenes measure millions of points: they are neither copied into one list nor read by patterns. */
function boundsOfAll(lists: readonly (readonly Point[])[]): Box {
  let left = Infinity, top = Infinity, right = -Infinity, bottom = -Infinity;
  let isEmpty = true;
  for (const points of lists) {
    for (const point of points) {
      const x = point[0], y = point[1];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      isEmpty = false;
    }
  }
  return isEmpty ? { left: 0, top: 0, right: 0, bottom: 0 } : { left, top, right, bottom };
}

/** The smallest box around both. */
export function unionBox(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
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
    const one = outline[i]!, other = outline[j]!;
    const xi = one[0], yi = one[1], xj = other[0], yj = other[1];
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
