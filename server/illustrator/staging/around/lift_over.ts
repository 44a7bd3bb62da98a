/** @module Cats in the air above what stands on the ground. */
import { heightOf, widthOf } from "../../geometry/measure.ts";
import { boxAround } from "../actor_boxes.ts";
import { moveBy, sizeThing } from "../moving_actors.ts";
import type { OnStage } from "../actors.ts";

/** In the air above what stands on the ground. */
export function liftOver(who: readonly OnStage[], what: OnStage): void {
  const box = boxAround(who);
  if (what.kind === "thing" && !what.isPlaced) {
    sizeThing(what, { width: widthOf(box) * 0.7, highest: heightOf(box) * 0.5 });
    what.placing.at = [(box.left + box.right) / 2, 16];
    what.isPlaced = true;
    what.depth = Math.min(...who.map(({ depth }) => depth)) - 0.5;
  }
  const below = boxAround([what]);
  const aside = (below.left + below.right - box.left - box.right) / 2;
  for (const actor of who) {
    moveBy(actor, [aside, Math.min(0, below.top - 12 - box.bottom)]);
    actor.isGrounded = false;
    actor.isPlaced = true;
  }
}
