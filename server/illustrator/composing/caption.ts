/** @module What is written in a picture. */
import { boundsOf } from "../geometry/measure.ts";
import { scaleOf, type Transform } from "../geometry/transform.ts";
import type { Item } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import { writingItems } from "../staging/writing.ts";
import type { Place } from "../world/place.ts";

/** What is written, beside or above all that stands in the picture. */
export function captionOf(
  { writing }: CatSpec,
  { placed, framing, place }: { placed: Item[]; framing: Transform; place: Place },
): Item[] {
  if (!writing) return [];
  const around = boundsOf(placed);
  const { left, right, top, bottom } = boundsOf(
    placed.filter(({ name, role }) => role === "coat" && name.startsWith("head")).slice(0, 1),
  );
  return writingItems(writing, {
    around,
    head: [(left + right) / 2, (top + bottom) / 2],
    ground: place.ground + 24,
    scale: scaleOf(framing),
  });
}
