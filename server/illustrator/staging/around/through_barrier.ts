/**
 * @module Who squeezes through a fence or a hedge: what is behind its shoulders is still behind the fence, the head and
 * the forelegs have come out before it.
 */
import { boundsOf, heightOf, widthOf } from "../../geometry/measure.ts";
import { moveItems } from "../../geometry/transform.ts";
import type { Item } from "../../scene.ts";
import { boxAround, onStage, ownPoint } from "../actor_boxes.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { below } from "../clip.ts";
import { setInRow } from "../seats/several_as_one.ts";
import { headSide } from "./through_ring.ts";

/** How high a barrier is, and how much wider than the cats on each side, as shares of their box. */
const HIGH = 0.62, WIDER = 0.3;

/** Where the gap is between the root of the neck and the middle of the trunk: 0 at the neck. */
const GAP = 0.35;

/** A barrier across the cats, the half on the side of the tail before them. */
export function squeezeThrough(cats: readonly CatOnStage[], barrier: ThingOnStage): void {
  const [first] = cats;
  if (!first) return;
  const around = boxAround(cats), side = headSide(first);
  const scale = heightOf(around) * HIGH / heightOf(barrier.box);
  const wide = widthOf(around) * (1 + 2 * WIDER);
  setInRow(barrier, Math.max(2, Math.ceil(wide / (widthOf(barrier.box) * scale))));
  barrier.placing = { at: [(around.left + around.right) / 2, 8], scale, turn: 0, mirror: false };
  const [x] = ownPoint(barrier, [gapOf(first), 0]);
  barrier.front = beyond(barrier.items, x, side > 0 ? -1 : 1);
  barrier.items = beyond(barrier.items, x, side);
  barrier.depth = Math.min(...cats.map(({ depth }) => depth)) - 1;
  barrier.bears = true;
  barrier.isPlaced = true;
}

/** The place on the stage at which a cat is half through. */
function gapOf(cat: CatOnStage): number {
  const { left, right } = boundsOf(cat.cat.torso);
  const [neck] = onStage(cat, cat.cat.figure.neck.at),
    [middle] = onStage(cat, [(left + right) / 2, 0]);
  return neck + (middle - neck) * GAP;
}

/** The items on one side of a line: 1 is right of it. */
function beyond(items: readonly Item[], x: number, side: -1 | 1): Item[] {
  // Turned so that this side lies below, cut there, and turned back.
  const turned = moveItems({ a: 0, b: side, c: 1, d: 0, e: 0, f: 0 }, items);
  const cut = below(turned, x * side);
  return moveItems({ a: 0, b: 1, c: side, d: 0, e: 0, f: 0 }, cut);
}
