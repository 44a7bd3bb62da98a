/** @module A cat behind a stove: a pot on it, a spoon in the pot. */
import { widthOf } from "../../geometry/measure.ts";
import type { Point } from "../../scene.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { onStage, ownPoint } from "../actor_boxes.ts";
import { putOnTable, sitAt } from "../seats/at_table.ts";
import { along, type Line, takeTool, type Work } from "./tools.ts";

/** A spoon: where it goes into the pot, as shares of half its width and in units below its upper edge, and from there to
 * the paw. */
const SPOON = { aside: 0.2, deep: 12, hand: [98, -18] as Point, held: 0.16 };

/** Both at the stove, one paw beside the pot, the other with a spoon in it. */
export function cookAtStove(
  cat: CatOnStage,
  { thing: pot, things }: Work,
  stove: ThingOnStage,
): void {
  if (cat.table !== stove) sitAt(stove, [cat]);
  putOnTable(cat, pot, stove);
  const [x, y] = ownPoint(cat, onStage(pot, [0, pot.box.top]));
  const half = widthOf(pot.box) * pot.placing.scale / cat.placing.scale / 2;
  const to: Point = [x + half * SPOON.aside, y + SPOON.deep];
  const way: Line = { from: [to[0] + SPOON.hand[0], to[1] + SPOON.hand[1]], to };
  takeTool(cat, { thing: pot, things }, "wooden spoon", way);
  cat.reach = { ...cat.reach, near: along(way, SPOON.held) };
}

/** The stove at which a cat cooks: one that it does not sit on. */
export function stoveOf(
  { seat }: CatOnStage,
  things: readonly ThingOnStage[],
): ThingOnStage | undefined {
  return things.find((thing) => thing.prop === "stove" && thing !== seat);
}
