/**
 * @module What stands at the wall among the furniture of a place: it may be cut by the edge of the picture,
 * and pushes away what stands where it stands.
 */
import { boundsOf, type Box, widthOf } from "../../geometry/measure.ts";
import type { Item } from "../../scene.ts";
import type { ThingOnStage } from "../actors.ts";
import { coveredShare } from "../silhouette.ts";

/** The share of its width that is always in the picture. */
const SHOWN = 0.78;

/** A piece of which more is hidden goes. */
const HIDDEN = 0.1;

/** The part of what stands at the wall that the picture never cuts: such a share of it, on the side next to the cats. */
export function seenPart(box: Box, near: Box, share = SHOWN): Box {
  const away = widthOf(box) * (1 - share);
  const isLeft = box.left + box.right < near.left + near.right;
  return {
    ...box,
    ...(isLeft ? { left: box.left + away } : { right: box.right - away }),
  };
}

/** Furniture, trees, boxes and what bears or holds a cat are known by a part of them; friends and small things are not. */
export function mayBeCut({ art, heldBy, isAtWall, bears }: ThingOnStage): boolean {
  if (heldBy || art.isFriend) return false;
  return isAtWall === true || bears === true || art.anchors?.lies !== undefined ||
    art.spot === "behind" || art.spot === "under" ||
    art.anchors?.high !== undefined;
}

/** A piece before the cats that hides more of a face goes. */
const BEFORE_FACE = 0.02;

/** What stands before the cats, without the pieces that would hide a face. */
export function withoutFaceBlockers(faces: readonly Box[], front: readonly Item[]): Item[] {
  const pieces = Map.groupBy(front.filter(({ piece }) => piece), ({ piece }) => piece);
  const gone = new Set<string | undefined>();
  for (const [piece, parts] of pieces) {
    const own = boundsOf(parts);
    if (faces.some((face) => coveredShare(face, own) > BEFORE_FACE)) gone.add(piece);
  }
  return front.filter(({ piece }) => !piece || !gone.has(piece));
}

/** The items of a place without the pieces of furniture that stand where one of these stands. */
export function withoutBlockedFurniture(items: Item[], taken: readonly Box[]): Item[] {
  if (taken.length === 0) return items;
  const pieces = Map.groupBy(items.filter(({ piece }) => piece), ({ piece }) => piece);
  const gone = new Set<string | undefined>();
  for (const [piece, parts] of pieces) {
    const own = boundsOf(parts);
    if (taken.some((box) => coveredShare(own, box) > HIDDEN)) gone.add(piece);
  }
  return items.filter(({ piece }) => !piece || !gone.has(piece));
}
