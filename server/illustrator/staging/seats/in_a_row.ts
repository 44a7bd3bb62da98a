/** @module Several things that come onto one thing together stand there side by side. */
import { widthOf } from "../../geometry/measure.ts";
import { boxOf, footprintOf, onStage } from "../actor_boxes.ts";
import type { OnStage, ThingOnStage } from "../actors.ts";
import { moveBy, widenThing } from "../moving_actors.ts";
import { seatOf } from "./seat_size.ts";

/** Room between two, as a share of their widths, and how much smaller they are at most where their seat is narrow. */
const APART = 0.06, SMALLEST = 0.62;

/** From left to right, in the order of the words. A seat that is still empty is widened for them. */
export function standInRow(who: readonly OnStage[], what: ThingOnStage): void {
  const things = who.filter((actor) => actor.kind === "thing");
  if (things.length < 2 || things.length < who.length || things.some(({ riders }) => riders)) {
    return;
  }
  const widths = () => things.map((thing) => widthOf(boxOf(thing)) * (1 + APART));
  const total = sumOf(widths());
  const { stretch = 1 } = what.art.anchors ?? {};
  const isFree = !what.riders && !what.holds?.length && !what.heldBy;
  if (isFree) widenThing(what, Math.max(1, Math.min(stretch, total / roomOn(what))));
  const by = Math.min(1, Math.max(SMALLEST, roomOn(what) / total));
  for (const thing of things) thing.placing.scale *= by;
  let edge = footprintOf(who).left;
  for (const [i, wide] of widths().entries()) {
    const { left, right } = boxOf(things[i]!);
    moveBy(things[i]!, [edge + wide / 2 - (left + right) / 2, 0]);
    edge += wide;
  }
}

function roomOn(what: ThingOnStage): number {
  const { left, right, y } = seatOf(what);
  return onStage(what, [right, y])[0] - onStage(what, [left, y])[0];
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
