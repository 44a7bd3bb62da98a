/** @module What is written in a picture. */
import { boundsOf } from "../geometry/measure.ts";
import { scaleOf, type Transform } from "../geometry/transform.ts";
import type { Item } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import { writingItems, writtenOn } from "../staging/lettering/writing.ts";
import { EMBLEM_CLOTH } from "../wardrobe/cloth/emblems.ts";
import type { Place } from "../world/place.ts";

/** What is written, beside or above all that stands in the picture. */
export function captionOf(
  { writing }: CatSpec,
  { placed, framing, place }: { placed: Item[]; framing: Transform; place: Place },
): Item[] {
  if (!writing || writing.on === "garment") return [];
  const around = boundsOf(placed.filter(({ role }) => role !== "ground"));
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

/** The same items, with the words that a garment bears on its cloth: letters are written after the cat is turned. */
export function withWornWords(items: Item[], { writing }: CatSpec): Item[] {
  if (writing?.on !== "garment") return items;
  return items.map((item) =>
    item.is === "region" && item.name.startsWith(EMBLEM_CLOTH) ? writtenOn(item, writing) : item
  );
}
