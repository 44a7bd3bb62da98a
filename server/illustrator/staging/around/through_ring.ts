/** @module A ring around the body of who leaps through it: its far half behind the cat, its near half before it. */
import { boundsOf, heightOf, widthOf } from "../../geometry/measure.ts";
import { ribbon } from "../../geometry/shapes.ts";
import { region } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { boxAround, onStage } from "../actor_boxes.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { moveBy } from "../moving_actors.ts";

/** How much higher than the trunk the ring is, how wide it looks from the side, and how thick it is, as shares of its height. */
const AROUND = 2.5, NARROW = 0.42, THICK = 0.06;

/** How high above the ground it is, as a share of its height. */
const CLEAR = 0.16;

/** Points of half a ring. */
const STEPS = 24;

/** Sets a ring around the middle of the trunk, seen aslant. */
export function leapThrough(cats: readonly CatOnStage[], ring: ThingOnStage): void {
  const trunks = cats.map((cat) => {
    const { left, right, top, bottom } = boundsOf(cat.cat.torso);
    return { from: onStage(cat, [left, top]), to: onStage(cat, [right, bottom]) };
  });
  const middle = trunks.reduce((sum, { from, to }) => sum + (from[0] + to[0]) / 2, 0) / cats.length;
  const level = trunks.reduce((sum, { from, to }) => sum + (from[1] + to[1]) / 2, 0) / cats.length;
  const high = Math.max(
    ...trunks.map(({ from, to }) => Math.abs(to[1] - from[1]) * AROUND),
    heightOf(boxAround(cats)) * 0.9,
  );
  const ahead = headSide(cats[0]!);
  const half = { high: high / 2, wide: high / 2 * NARROW, thick: high * THICK };
  ring.items = [halfOf("far half", ahead, half, ring)];
  ring.front = [halfOf("near half", -ahead, half, ring)];
  ring.box = boundsOf([...ring.items, ...ring.front]);
  // The legs that trail leave it, too: it is around the waist.
  ring.placing = { at: [middle, level], scale: 1, turn: 0, mirror: false };
  const lift = level + high / 2 + high * CLEAR;
  for (const actor of [...cats, ring]) moveBy(actor, [0, -lift]);
  for (const cat of cats) {
    cat.isGrounded = false;
    cat.isPlaced = true;
  }
  ring.depth = Math.min(...cats.map(({ depth }) => depth)) - 1;
  ring.rest = { left: -widthOf(ring.box) / 2, right: widthOf(ring.box) / 2 };
  ring.isGrounded = false;
  ring.isPlaced = true;
}

/** On which side of its body the head of a cat is, on the stage. */
export function headSide(cat: CatOnStage): -1 | 1 {
  const { left, right } = boundsOf(cat.cat.torso);
  const [head] = onStage(cat, cat.cat.figure.head.at);
  const [middle] = onStage(cat, [(left + right) / 2, 0]);
  return head < middle ? -1 : 1;
}

function halfOf(
  name: string,
  side: number,
  { high, wide, thick }: { high: number; wide: number; thick: number },
  { colour }: ThingOnStage,
): Item {
  const axis = Array.from({ length: STEPS + 1 }, (_, i): Point => {
    const angle = Math.PI * (i / STEPS - 0.5);
    return [Math.cos(angle) * wide * side, Math.sin(angle) * high];
  });
  return region({
    name,
    role: "prop",
    texture: "metal",
    outline: ribbon(axis, axis.map(() => thick / 2)),
    colour,
    volume: 0.4,
    line: 3,
  });
}
