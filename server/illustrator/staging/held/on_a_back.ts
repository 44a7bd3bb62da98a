/** @module What is slung over a back. */
import { boundsOf, heightOf, widthOf } from "../../geometry/measure.ts";
import { boxOf, onStage } from "../actor_boxes.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";

/** How long a thing on a back is against a cat, and how it hangs there, in radians. */
const SLUNG = 0.72, ASLANT = 0.5;

/** A thing slung over a back: behind the cat, aslant, its end above the shoulder. */
export function sling(thing: ThingOnStage, cat: CatOnStage): void {
  const box = boxOf(cat), { left, right, top, bottom } = thing.box;
  const torso = boundsOf(cat.cat.torso);
  const longest = Math.max(right - left, bottom - top);
  const scale = heightOf(box) * SLUNG / longest;
  // The tail's side: the head is at the other end of the body.
  const side = onStage(cat, cat.cat.figure.head.at)[0] < (box.left + box.right) / 2 ? 1 : -1;
  const turn = (right - left > bottom - top ? -0.35 : ASLANT) * side;
  const [x, y] = onStage(cat, [
    torso.left + widthOf(torso) * 0.4,
    torso.top + heightOf(torso) * 0.3,
  ]);
  const cos = Math.cos(turn) * scale, sin = Math.sin(turn) * scale;
  const [mx, my] = [(left + right) / 2, (top + bottom) / 2];
  thing.placing = {
    at: [x + side * heightOf(box) * 0.1 - (mx * cos - my * sin), y - (mx * sin + my * cos)],
    scale,
    turn,
    mirror: false,
  };
  thing.depth = cat.depth - 0.02;
  thing.isGrounded = false;
  thing.isPlaced = true;
}
