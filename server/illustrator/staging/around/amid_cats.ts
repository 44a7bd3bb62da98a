/** @module A thing in the middle of a row of cats, which move apart for it. */
import { heightOf, widthOf } from "../../geometry/measure.ts";
import { boxAround, boxOf, footprintOf } from "../actor_boxes.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { moveBy, sizeThing } from "../moving_actors.ts";

/** At most so large against the cats beside it: their faces stay free. */
const WIDEST = 0.8, HIGHEST = 0.5;

/** How much nearer to the viewer than the cats it stands, and how high one flies, as a share of their height. */
const BEFORE = 14, UP = 0.72;

/** In the gap after the first half of the cats. */
export function standAmid(thing: ThingOnStage, cats: readonly CatOnStage[]): void {
  const row = cats.toSorted((one, other) => boxOf(one).left - boxOf(other).left);
  const half = Math.ceil(row.length / 2);
  const [left, right] = [row.slice(0, half), row.slice(half)];
  const [before, behind] = [left.at(-1), right[0]];
  if (!before || !behind) return;
  const size = boxOf(before), { scale } = thing.placing;
  sizeThing(thing, { width: widthOf(size) * WIDEST, highest: heightOf(size) * HIGHEST });
  thing.placing.scale = Math.min(thing.placing.scale, scale);
  const wide = widthOf(boxOf(thing));
  // Who embraces stays close: the thing is before them.
  const gap = footprintOf([behind]).left - footprintOf([before]).right;
  const apart = [before, behind].some(({ reach }) => reach) ? 0 : Math.max(0, wide - gap) / 2;
  for (const cat of left) moveBy(cat, [-apart, 0]);
  for (const cat of right) moveBy(cat, [apart, 0]);
  const x = (footprintOf([before]).right + footprintOf([behind]).left) / 2;
  const isFlying = thing.art.spot === "air";
  const ground = Math.max(before.placing.at[1], behind.placing.at[1]);
  const { left: from, right: to } = thing.box;
  thing.placing.at = [
    x - (from + to) / 2 * thing.placing.scale,
    isFlying ? ground - heightOf(boxAround(cats)) * UP : ground + BEFORE,
  ];
  thing.depth = Math.max(...cats.map(({ depth }) => depth)) + 0.3;
  thing.isGrounded = !isFlying;
  thing.isPlaced = true;
}
