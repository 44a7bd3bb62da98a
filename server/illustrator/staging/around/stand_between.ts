/** @module What two share stands on the ground between them, large enough for both. */
import { heightOf, widthOf } from "../../geometry/measure.ts";
import { boxOf } from "../actor_boxes.ts";
import type { OnStage, ThingOnStage } from "../actors.ts";
import { moveBy, sizeThing } from "../moving_actors.ts";

/** How large it is against the smaller of the two, and how far it reaches before each of them, in shares of its width. */
const SIZE = { high: 0.56, wide: 0.8 }, BEFORE = 0.12;

/** How far it stands in front of them, in units. */
const IN_FRONT = 24;

export function standBetween(thing: ThingOnStage, one: OnStage, other: OnStage): void {
  const [left, right] = [one, other].toSorted((a, b) => boxOf(a).left - boxOf(b).left);
  const boxes = [left!, right!].map(boxOf);
  const low = Math.min(...boxes.map(heightOf)), slim = Math.min(...boxes.map(widthOf));
  sizeThing(thing, { width: slim * SIZE.wide, highest: low * SIZE.high });
  const width = widthOf(boxOf(thing));
  const from = boxes[0]!.right - width * BEFORE, to = from + width * (1 - BEFORE);
  moveBy(right!, [to - boxes[1]!.left, 0]);
  const ground = Math.max(left!.placing.at[1], right!.placing.at[1]);
  const own = boxOf(thing);
  moveBy(thing, [
    from - own.left,
    ground + IN_FRONT - thing.placing.at[1],
  ]);
  thing.depth = Math.max(left!.depth, right!.depth) + 0.6;
  thing.isPlaced = true;
}
