/**
 * What a place has before its cats.
 *
 * @module
 */
import { boundsOf, type Box } from "../geometry/measure.ts";
import type { Item } from "../scene.ts";
import { beside } from "../staging/furnishing.ts";
import type { Place } from "../world/place.ts";

/** The place's front, beside the faces of those who stand in the picture. */
export function foregroundOf(placed: readonly Item[], { front }: Place): Item[] {
  return beside(facesOf(placed), front);
}

/** The box of each head in the picture. */
function facesOf(placed: readonly Item[]): Box[] {
  return placed.filter(({ name, role }) => name === "head" && role === "coat")
    .map((head) => boundsOf([head]));
}
