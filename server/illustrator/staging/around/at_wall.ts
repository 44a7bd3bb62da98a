/**
 * @module Things that belong at a wall: a fireplace stands behind the cat, and not on its carpet.
 */
import { randomStream } from "../../random.ts";
import type { CatSpec } from "../../spec.ts";
import type { Side } from "./sides.ts";
import { boxAround, boxOf } from "../actor_boxes.ts";
import { moveBy } from "../moving_actors.ts";
import type { OnStage, ThingOnStage } from "../actors.ts";

/** How much higher in the picture than the paws a wall meets its floor, in units. */
const BEHIND = 52;

/** A cat sits before this share of what stands at the wall. */
const BEFORE = 0.36;

/** Whether it belongs at a wall, and nothing has put it elsewhere. */
export function belongsAtWall({ art, isPlaced }: ThingOnStage): boolean {
  return art.anchors?.isAtWall === true && !isPlaced;
}

/** At the wall behind these actors, on one side of them, a little of it behind them. */
export function standAtWall(
  thing: ThingOnStage,
  { before, side, most = Infinity }: {
    before: readonly OnStage[];
    side: Side;
    /** Of them at most this share stands before it. */
    most?: number;
  },
): void {
  const box = boxAround(before);
  const { left, right } = boxOf(thing);
  const gap = -Math.min(BEFORE * (right - left), most * (box.right - box.left));
  // Who sits on something is higher than the ground.
  const ground = Math.max(0, ...before.map(({ placing }) => placing.at[1]));
  moveBy(thing, [
    side < 0 ? box.left - gap - right : box.right + gap - left,
    ground - BEHIND - thing.placing.at[1],
  ]);
  thing.depth = Math.min(...before.map(({ depth }) => depth)) - 2;
  thing.isPlaced = true;
  thing.isAtWall = true;
}

/** From which side the light comes, where a room has its window: -1 left. */
export function lightSideOf({ seed }: Pick<CatSpec, "seed">): Side {
  return randomStream(seed, "light.side").chance(0.5) ? -1 : 1;
}
