/** @module Two cats side by side whose tails make a heart between them: each is one half of it. */
import type { Knot } from "../../geometry/shapes.ts";
import { boundsOf } from "../../geometry/measure.ts";
import { bareItems } from "../../wardrobe/layering.ts";
import type { CatOnStage } from "../actors.ts";
import { extentOf } from "../cat_on_stage.ts";
import { moveBy } from "../moving_actors.ts";
import { facingViewer } from "../held/paws.ts";

/** How far the middle of the heart lies beyond what a cat rests on, in units of a grown cat. */
const BESIDE = 78;

/** Half of the heart from its point to where both tips meet, from the middle of its point, in units of a grown cat. */
const HALF: readonly Knot[] = [
  [-36, -14],
  [-8, -28, "corner"],
  [-64, -94],
  [-104, -166],
  [-92, -230],
  [-52, -252],
  [-19, -210],
];

/** Moves the cats apart as far as the heart needs, and gives each its half. */
export function joinTails(cat: CatOnStage, other: CatOnStage): void {
  const isFirstLeft = cat.placing.at[0] <= other.placing.at[0];
  const [left, right] = isFirstLeft ? [cat, other] : [other, cat];
  left.placing.mirror = false;
  right.placing.mirror = true;
  for (const actor of [left, right]) Object.assign(actor, extentOf(facingViewer(actor)));
  const size = Math.min(left.placing.scale, right.placing.scale);
  // Both turn their right sides to each other: one of them is mirrored. A kitten's head is wider than its seat.
  const reach = ({ rest, placing, cat }: CatOnStage) => {
    const head = boundsOf(bareItems(cat).filter(({ name }) => name === "head"));
    return Math.max(rest.right, head.right) * placing.scale + BESIDE * size;
  };
  const [x, y] = left.placing.at, [otherX, otherY] = right.placing.at;
  const middle = (x + reach(left) + otherX - reach(right)) / 2, ground = Math.max(y, otherY);
  moveBy(left, [middle - reach(left) - x, ground - y]);
  moveBy(right, [middle + reach(right) - otherX, ground - otherY]);
  for (const actor of [left, right]) {
    const { scale } = actor.placing, at = reach(actor) / scale, share = size / scale;
    actor.tail = HALF.map(([x, y, ...corner]): Knot => [at + x * share, y * share, ...corner]);
    actor.isPlaced = true;
  }
}
