/**
 * @module How large a thing is drawn beside a cat: larger than life, because things tell the story, and never too small
 * to be known.
 */
import { boundsOf, heightOf, widthOf } from "../geometry/measure.ts";
import type { Item } from "../scene.ts";
import type { Held } from "../spec.ts";
import { AMPLE, type Room } from "./room.ts";

/** How much larger than life. */
export const GENEROUS = 1.32;

/** A thing is known when the side of a square as large as its box reaches this, in units of the cat. */
const KNOWN = 205;

/** So much of what lacks is made up for, so that a ladybird stays smaller than a kettle. */
const MADE_UP = 0.65;

/** No thing grows longer than this, in units of the cat, nor by more than this. */
const LONGEST = 290, MOST = 2.3;

/**
 * The scale of a thing that consists of these items. Several of a kind share the room of one; friends, which are known by
 * their faces, and what words call tiny or giant do not grow.
 */
export function scaleBeside(
  one: readonly Item[],
  { size, count = 1, isFriend }: Pick<Held, "size" | "count"> & { isFriend?: boolean | undefined },
  { growth }: Room = AMPLE,
): number {
  if (size || isFriend || one.length === 0) return GENEROUS;
  const box = boundsOf(one);
  const width = widthOf(box) * GENEROUS, height = heightOf(box) * GENEROUS;
  const across = Math.sqrt(width * height);
  const wished = 1 + MADE_UP * Math.max(0, KNOWN - across) / across;
  const by = Math.max(1, Math.min(wished, LONGEST / Math.max(width, height), MOST));
  return GENEROUS * (1 + (by - 1) * growth / count);
}
