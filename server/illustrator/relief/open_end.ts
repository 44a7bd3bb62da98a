/** @module Limbs that grow out of a body: where their contour is open they have no edge. */
import { bounds, heightOf, widthOf } from "../geometry/measure.ts";
import type { Point, Region } from "../scene.ts";

/** How far a limb fades in from its bare end, in units, and which share of its size at most. */
const MELT = 46, MOST = 0.36;

/** How far this limb fades in from its bare end, in units. */
export function meltOf({ outline }: Region): number {
  const box = bounds(outline);
  return Math.min(MELT, MOST * Math.hypot(widthOf(box), heightOf(box)));
}

/** The stretch of an outline without a contour; empty for things that have an edge all around. */
export function openStretch({ outline, contour }: Region): Point[] {
  if (!contour || contour.length === 0) return [];
  const shown = new Set(contour.map(([x, y]) => `${x},${y}`));
  return outline.filter(([x, y]) => !shown.has(`${x},${y}`));
}
