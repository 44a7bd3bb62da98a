/** @module Who stands in a doorway: the frame behind and above, the threshold before the paws. */
import { heightOf, widthOf } from "../../geometry/measure.ts";
import { box } from "../../geometry/shapes.ts";
import { region } from "../../items.ts";
import { boxAround, footprintOf } from "../actor_boxes.ts";
import type { OnStage, ThingOnStage } from "../actors.ts";

/** How much higher than who stands in it an opening is, and how much wider. */
const ROOM = { high: 1.24, wide: 1.5 };

/** How far in front of the paws the threshold reaches, in units, and how thick it is. */
const THRESHOLD = { before: 14, high: 16 };

/** Around actors on the ground. */
export function standInOpening(opening: ThingOnStage, who: readonly OnStage[]): void {
  const around = boxAround(who), { left, right } = footprintOf(who);
  opening.placing.scale = Math.max(
    opening.placing.scale,
    heightOf(around) * ROOM.high / heightOf(opening.box),
    (right - left) * ROOM.wide / widthOf(opening.box),
  );
  const { scale } = opening.placing, own = opening.box;
  // The door at its side does not count.
  const middle = own.right - widthOf(own) * FRAME / 2;
  opening.placing.at = [(left + right) / 2 - middle * scale, 0];
  opening.depth = Math.min(...who.map(({ depth }) => depth)) - 1;
  opening.isPlaced = true;
  opening.bears = true;
  opening.front = [region({
    name: "threshold",
    role: "prop",
    texture: "wood",
    outline: box(
      own.right - widthOf(own) * FRAME,
      THRESHOLD.before / scale,
      widthOf(own) * FRAME,
      THRESHOLD.high / scale,
    ),
    colour: opening.colour,
    volume: 0.2,
    line: 3,
  })];
}

/** The share of the width that the frame takes: the rest is the door. */
const FRAME = 0.78;
