/** @module What stands on both sides of others, or all around them. */
import { boundsOf, heightOf, widthOf } from "../../geometry/measure.ts";
import { moveItems, placing } from "../../geometry/transform.ts";
import { boxAround } from "../actor_boxes.ts";
import { GENEROUS } from "../../wardrobe/prop_scale.ts";
import type { OnStage, ThingOnStage } from "../actors.ts";
import { GAP } from "./sides.ts";

/** Half of several on one side, half on the other. */
export function flank(thing: ThingOnStage, between: readonly OnStage[]): void {
  const box = boxAround(between);
  const { scale } = thing.placing;
  const half = widthOf(boundsOf(thing.one)) / 2;
  const reach = (widthOf(box) / 2 + GAP) / scale + half;
  thing.items = [-1, 1].flatMap((side) => moveItems(placing({ at: [side * reach, 0] }), thing.one));
  resize(thing);
  thing.placing.at = [(box.left + box.right) / 2, 8];
  thing.isPlaced = true;
}

/** Where the copies of what surrounds a cat stand, in shares of its width and height. */
const RING: readonly (readonly [x: number, y: number, scale: number])[] = [
  [-0.78, -0.06, 0.92],
  [0.8, -0.04, 0.88],
  [-1.16, 0.02, 1],
  [1.2, 0.03, 1],
  [-0.62, 0.14, 1.05],
  [0.66, 0.15, 1.08],
];

const RING_IN_AIR: typeof RING = [
  [-0.8, -0.3, 0.7],
  [0.84, -0.42, 0.66],
  [-0.66, -0.86, 0.6],
  [0.7, -0.95, 0.56],
  [0.02, -1.2, 0.6],
  [-1.1, -0.62, 0.6],
];

/** Copies all around actors: behind them first, the nearest before their feet at the sides. */
export function surround(thing: ThingOnStage, middle: readonly OnStage[]): void {
  const box = boxAround(middle);
  const ring = thing.art.spot === "air" ? RING_IN_AIR : RING;
  const size = Math.min(
    1,
    150 / Math.max(widthOf(boundsOf(thing.one)), heightOf(boundsOf(thing.one))),
  );
  const scale = thing.placing.scale = GENEROUS;
  thing.items = ring.slice(0, Math.max(4, thing.count)).flatMap(([x, y, share]) =>
    moveItems(
      placing({
        at: [x * widthOf(box) * 0.62 / scale, y * heightOf(box) / scale],
        scale: share * size,
      }),
      thing.one,
    )
  );
  resize(thing);
  thing.placing.at = [(box.left + box.right) / 2, 0];
  thing.depth = Math.min(...middle.map(({ depth }) => depth)) - 0.4;
  thing.isGrounded = false;
  thing.isPlaced = true;
}

function resize(thing: ThingOnStage): void {
  thing.box = boundsOf(thing.items);
  thing.rest = { left: thing.box.left, right: thing.box.right };
}
