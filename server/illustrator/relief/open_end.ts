/**
 * Limbs that grow out of a body: where their contour is open they have no edge.
 *
 * @module
 */
import type { Point, Region } from "../scene.ts";

/** How far a limb fades in from its bare end, in units. */
export const MELT = 46;

/** The stretch of an outline without a contour; empty for things that have an edge all around. */
export function openStretch({ outline, contour }: Region): Point[] {
  if (!contour || contour.length === 0) return [];
  const shown = new Set(contour.map(([x, y]) => `${x},${y}`));
  return outline.filter(([x, y]) => !shown.has(`${x},${y}`));
}
