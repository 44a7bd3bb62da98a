/**
 * @module The room that an open mouth has on a turned head: where it reaches the far cheek it goes round
 * the edge.
 */
import type { Item, Point } from "../../scene.ts";
import { skullAt } from "./face_places.ts";

/** Fur between the corner of a mouth and the edge, in units of the head. */
const EDGE = 3;

/** The items of the face, the open mouth within the outline of the skull. */
export function mouthWithin(items: readonly Item[], skull: readonly Point[]): Item[] {
  return items.map((item) =>
    item.is === "region" && item.name === "open mouth"
      ? { ...item, outline: item.outline.map((point) => inside(point, skull)) }
      : item
  );
}

function inside([x, y]: Point, skull: readonly Point[]): Point {
  const { left, right } = skullAt(skull, y, 8);
  if (!(left < right)) return [x, y];
  return [Math.min(right - EDGE, Math.max(left + EDGE, x)), y];
}
