/** @module Cats beside each other as far apart as leaves the eyes of those behind to be seen. */
import { boundsOf, type Box } from "../../geometry/measure.ts";
import { moveItems } from "../../geometry/transform.ts";
import type { Item } from "../../scene.ts";
import { transformOf } from "../actor_boxes.ts";
import type { CatOnStage } from "../actors.ts";
import { moveBy } from "../moving_actors.ts";

/** Fur between an eye and the head before it, in units. */
const FUR = 4;

/** Moves cats, from left to right, away from those whose eyes they hide, and from heads that hide their own. */
export function keepFacesApart(cats: readonly CatOnStage[]): void {
  for (const [i, cat] of cats.entries()) {
    const away = Math.max(0, ...cats.slice(0, i).map((other) => hiddenBy(other, cat)));
    if (away > 0) { for (const each of cats.slice(i)) moveBy(each, [away, 0]); }
  }
}

/** How far the head of one reaches over the eyes of the other; the second is on the right. */
function hiddenBy(left: CatOnStage, right: CatOnStage): number {
  const isRightNearer = right.depth >= left.depth;
  const [behind, before] = isRightNearer ? [left, right] : [right, left];
  const eyes = eyesOf(behind), head = headOf(before);
  if (!eyes || !head || eyes.bottom < head.top || eyes.top > head.bottom) return 0;
  return FUR + (isRightNearer ? eyes.right - head.left : head.right - eyes.left);
}

function eyesOf(cat: CatOnStage): Box | undefined {
  return boxIn(cat, cat.cat.features.filter(({ is }) => is === "eye"));
}

function headOf(cat: CatOnStage): Box | undefined {
  return boxIn(cat, cat.cat.skull.filter(({ name }) => name === "head"));
}

function boxIn(cat: CatOnStage, items: readonly Item[]): Box | undefined {
  return items.length === 0 ? undefined : boundsOf(moveItems(transformOf(cat), items));
}
