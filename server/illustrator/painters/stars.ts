/** @module Stars: finer than a brush stroke, so that painted skies get them last. */
import { bounds, contains } from "../geometry/measure.ts";
import type { Item } from "../scene.ts";

/** A place without its stars, and those of them that nothing after them hides. */
export function apartFromStars(items: readonly Item[]): { stars: Item[]; rest: Item[] } {
  const stars = items.filter((item, at) => isStar(item) && !isHidden(item, items.slice(at + 1)));
  return { stars, rest: items.filter((item) => !isStar(item)) };
}

type Star = Extract<Item, { is: "glow" }>;

function isStar(item: Item): item is Star {
  return item.is === "glow" && item.points !== undefined;
}

function isHidden({ centre: [x, y] }: Star, before: readonly Item[]): boolean {
  return before.some((item) => {
    if (item.is !== "region" || (item.opacity ?? 1) < 0.5) return false;
    const { left, top, right, bottom } = bounds(item.outline);
    return x > left && x < right && y > top && y < bottom && contains(item.outline, [x, y]);
  });
}
