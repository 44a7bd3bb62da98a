/**
 * @module The outer shape of a few items: how wide it is at a height, and on what part of it something can
 * sit.
 */
import { boundsOf, type Box, heightOf, widthOf } from "../geometry/measure.ts";
import type { Item, Point, Region } from "../scene.ts";

/** A level line that bears or frames something. */
export interface Plane {
  y: number;
  left: number;
  right: number;
}

/** A top at least this share of the whole width bears a cat: a stem or an ear does not. */
const BEARING = 0.5;

/** Rows a silhouette is read in. */
const ROWS = 48;

/** From the leftmost to the rightmost point of solid regions at this height; undefined where there is none. */
export function spanAt(items: readonly Item[], y: number): Plane | undefined {
  let left = Infinity, right = -Infinity;
  for (const item of items) {
    if (!isSolid(item)) continue;
    for (const x of crossings(item.outline, y)) {
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
  }
  return left < right ? { y, left, right } : undefined;
}

/** The highest level of the items that is wide enough to sit on. */
export function topPlane(items: readonly Item[]): Plane {
  const box = boundsOf(items), step = heightOf(box) / ROWS;
  for (let row = 0.5; row < ROWS; row++) {
    const span = spanAt(items, box.top + row * step);
    if (span && span.right - span.left > BEARING * widthOf(box)) return span;
  }
  return { y: box.top, left: box.left, right: box.right };
}

/** Share of a level line that solid regions cover: a fence has gaps. */
export function filledShare(items: readonly Item[], { y, left, right }: Plane): number {
  const spans = items.filter(isSolid).flatMap(({ outline }) => {
    const xs = crossings(outline, y).sort((a, b) => a - b);
    return xs.flatMap((x, i): [number, number][] => i % 2 === 0 ? [[x, xs[i + 1]!]] : []);
  });
  let filled = 0, reached = left;
  for (const [from, to] of spans.sort(([a], [b]) => a - b)) {
    filled += Math.max(0, Math.min(to, right) - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return filled / (right - left || 1);
}

/** Share of a box that another one covers. */
export function coveredShare(box: Box, by: Box): number {
  const width = Math.min(box.right, by.right) - Math.max(box.left, by.left);
  const height = Math.min(box.bottom, by.bottom) - Math.max(box.top, by.top);
  if (width <= 0 || height <= 0) return 0;
  return width * height / (widthOf(box) * heightOf(box) || 1);
}

function isSolid(item: Item): item is Region {
  return item.is === "region" && item.role !== "shadow" && (item.opacity ?? 1) >= 0.5;
}

function crossings(outline: readonly Point[], level: number): number[] {
  const found: number[] = [];
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [xi, yi] = outline[i]!, [xj, yj] = outline[j]!;
    if ((yi > level) !== (yj > level)) found.push(xj + (level - yj) / (yi - yj) * (xi - xj));
  }
  return found;
}
