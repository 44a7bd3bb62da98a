/** @module Furniture that an act brings along, stretched to where the act needs it. */
import { boundsOf, type Box, heightOf, widthOf } from "../geometry/measure.ts";
import { moveItems } from "../geometry/transform.ts";
import type { Item } from "../scene.ts";

/** Items stretched into a box. */
export function fitted(items: readonly Item[], into: Box): Item[] {
  const own = boundsOf(items);
  const across = widthOf(into) / widthOf(own), up = heightOf(into) / heightOf(own);
  return moveItems(
    { a: across, b: 0, c: 0, d: up, e: into.left - own.left * across, f: into.top - own.top * up },
    items,
  );
}
