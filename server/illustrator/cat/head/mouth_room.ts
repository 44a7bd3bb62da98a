/**
 * @module The room that an open mouth has on a turned head: where it reaches far cheek or chin it ends
 * before the edge.
 */
import { meanOf } from "../../geometry/mean.ts";
import { contains } from "../../geometry/measure.ts";
import type { Item, Point } from "../../scene.ts";

/** Fur between a mouth and the edge, in units of the head. */
const EDGE = 3;

/** In so many halvings the edge is found to a fraction of a unit. */
const HALVINGS = 6;

/** The items of the face, the open mouth within the outline of the skull. */
export function mouthWithin(items: readonly Item[], skull: readonly Point[]): Item[] {
  return items.map((item) => {
    if (item.is !== "region" || item.name !== "open mouth") return item;
    const middle = meanOf(item.outline);
    return { ...item, outline: item.outline.map((point) => inside(point, middle, skull)) };
  });
}

/** The point, or the farthest place between it and the middle of the mouth that leaves fur before the edge. */
function inside([x, y]: Point, [mx, my]: Point, skull: readonly Point[]): Point {
  const dx = x - mx, dy = y - my, length = Math.hypot(dx, dy) || 1;
  const fits = (share: number) =>
    contains(skull, [mx + dx * (share + EDGE / length), my + dy * (share + EDGE / length)]);
  if (fits(1)) return [x, y];
  let from = 0, to = 1;
  for (let i = 0; i < HALVINGS; i++) {
    const half = (from + to) / 2;
    if (fits(half)) from = half;
    else to = half;
  }
  return [mx + dx * from, my + dy * from];
}
