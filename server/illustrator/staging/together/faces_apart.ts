/** @module Cats beside each other as far apart as leaves the eyes of those behind to be seen. */
import { boundsOf, type Box } from "../../geometry/measure.ts";
import { moveItems } from "../../geometry/transform.ts";
import type { Item } from "../../scene.ts";
import { bareItems } from "../../wardrobe/layering.ts";
import { faceOf, transformOf } from "../actor_boxes.ts";
import type { CatOnStage } from "../actors.ts";
import { moveBy } from "../moving_actors.ts";
import { spanAt } from "../silhouette.ts";

/** Fur between an eye and the head before it, in units. */
const FUR = 4;

/** Moves cats, from left to right, away from those whose eyes they hide, and from heads that hide their own. */
export function keepFacesApart(cats: readonly CatOnStage[]): void {
  for (const [i, cat] of cats.entries()) {
    const away = Math.max(0, ...cats.slice(0, i).map((other) => hiddenBy(other, cat)));
    if (away > 0) { for (const each of cats.slice(i)) moveBy(each, [away, 0]); }
  }
}

/** Moves one cat away from another until neither hides eyes of the other. */
export function keepFaceApart(cat: CatOnStage, other: CatOnStage): void {
  const side = faceOf(cat)[0] < faceOf(other)[0] ? -1 : 1;
  const away = side < 0 ? hiddenBy(cat, other) : hiddenBy(other, cat);
  if (away > 0) moveBy(cat, [side * away, 0]);
}

/** How far one of them reaches over the eyes of the other, tail and all; the second is on the right. */
function hiddenBy(left: CatOnStage, right: CatOnStage): number {
  const isRightNearer = right.depth >= left.depth;
  const [behind, before] = isRightNearer ? [left, right] : [right, left];
  const eyes = boxOfEyes(behind);
  if (!eyes) return 0;
  const spans = rowsOf(eyes).flatMap((y) => spanAt(bodyOf(before), y) ?? []);
  if (spans.length === 0) return 0;
  return FUR +
    (isRightNearer
      ? eyes.right - Math.min(...spans.map((span) => span.left))
      : Math.max(...spans.map((span) => span.right)) - eyes.left);
}

function boxOfEyes(cat: CatOnStage): Box | undefined {
  const eyes = cat.cat.features.filter(({ is }) => is === "eye");
  return eyes.length === 0 ? undefined : boundsOf(moveItems(transformOf(cat), eyes));
}

function rowsOf({ top, bottom }: Box): number[] {
  return [top, (top + bottom) / 2, bottom];
}

function bodyOf(cat: CatOnStage): Item[] {
  return moveItems(transformOf(cat), bareItems(cat.cat));
}
