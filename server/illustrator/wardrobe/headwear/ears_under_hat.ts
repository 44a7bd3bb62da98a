/** @module What a hat does to ears: one that would cut them in two presses them aside. */
import type { Cat } from "../../cat/cat.ts";
import { bounds, contains } from "../../geometry/measure.ts";
import type { Item, Point, Region } from "../../scene.ts";

/** A hat that hides less than the first share of the ears sits before them; one that hides more than the second
 * holds them. */
const BEFORE = 0.3, HOLDS = 0.92;

/** The ears as they are under what is worn on the head. */
export function earsUnderHat({ ears, earsUnderHat }: Cat, worn: readonly Item[]): Item[] {
  const hats = worn.filter((item): item is Region => item.is === "region" && !item.opacity)
    .map(({ outline }) => ({ outline, box: bounds(outline) }));
  if (!earsUnderHat || hats.length === 0) return ears;
  const points = ears.flatMap((item) =>
    item.is === "region" && SHELL.test(item.name) ? item.outline : []
  );
  const isHidden = ([x, y]: Point) =>
    hats.some(({ outline, box }) =>
      x > box.left && x < box.right && y > box.top && y < box.bottom && contains(outline, [x, y])
    );
  const share = points.filter(isHidden).length / points.length;
  return share > BEFORE && share < HOLDS ? earsUnderHat() : ears;
}

const SHELL = /^(?:left|right) ear$/;
