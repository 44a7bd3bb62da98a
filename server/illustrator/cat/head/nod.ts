/**
 * @module The ears of a lifted or lowered head, in the head's own coordinates: `pitch` 1 looks up, -1 down.
 */
import { moveItems } from "../../geometry/transform.ts";
import type { Item } from "../../scene.ts";

/** Ears lie back behind a lifted face and come forward over a lowered one. */
export function noddingEars(ears: Item[], pitch: number | undefined): Item[] {
  if (!pitch) return ears;
  return moveItems({ a: 1, b: 0, c: 0, d: 1 - 0.16 * pitch, e: 0, f: 2 * pitch }, ears);
}
