/** @module What a cat juggles: in an arc over its head, from one raised paw to the other. */
import { isUpright } from "../../cat/body/reaching.ts";
import { boundsOf, heightOf, widthOf } from "../../geometry/measure.ts";
import { moveItems, placing } from "../../geometry/transform.ts";
import type { Point } from "../../scene.ts";
import { onStage } from "../actor_boxes.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { takeInMouth } from "../held/head_and_mouth.ts";

/** How many are in the air at least and at most. */
const LEAST = 3, MOST = 7;

/** How large each is at most, in units, and how far from the middle of a head of size 1 their arc is. */
const LARGE = 84, ARC: Point = [176, 212];

/** The lowest of them are just over the paws: so far from level the arc begins, in radians. */
const FROM = -0.06;

/** A paw beside the head, from its middle, in units of the head. */
const PAW: Point = [152, 62];

export function juggle(cat: CatOnStage, thing: ThingOnStage): void {
  const { figure } = cat.cat;
  if (!isUpright(figure)) return takeInMouth(cat, thing);
  const { head } = figure, own = boundsOf(thing.one);
  const scale = LARGE / Math.max(widthOf(own), heightOf(own));
  const middle: Point = [(own.left + own.right) / 2, (own.top + own.bottom) / 2];
  const count = Math.max(LEAST, Math.min(MOST, thing.count));
  thing.items = Array.from({ length: count }, (_, i) => {
    const angle = FROM + (Math.PI - 2 * FROM) * i / (count - 1);
    const x = Math.cos(angle) * ARC[0] * head.scale, y = -Math.sin(angle) * ARC[1] * head.scale;
    const turn = i * 0.7;
    const [mx, my] = turned(middle, turn);
    return moveItems(placing({ at: [x - mx * scale, y - my * scale], scale, turn }), thing.one);
  }).flat();
  thing.box = boundsOf(thing.items);
  thing.rest = { left: thing.box.left, right: thing.box.right };
  thing.placing = { at: onStage(cat, head.at), scale: cat.placing.scale, turn: 0, mirror: false };
  thing.depth = cat.depth + 0.05;
  thing.isPlaced = true;
  thing.isGrounded = false;
  const beside = (side: -1 | 1): Point => [
    head.at[0] + side * PAW[0] * head.scale,
    head.at[1] + PAW[1] * head.scale,
  ];
  cat.reach = { near: beside(1), far: beside(-1), turn: 0 };
  cat.target = onStage(cat, [head.at[0] + 60, head.at[1] - ARC[1] * head.scale]);
}

function turned([x, y]: Point, turn: number): Point {
  return [
    x * Math.cos(turn) - y * Math.sin(turn),
    x * Math.sin(turn) + y * Math.cos(turn),
  ];
}
