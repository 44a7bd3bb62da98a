/** @module Things that are in the air around an actor, each turned otherwise; animals stay upright. */
import { boundsOf, heightOf, widthOf } from "../../geometry/measure.ts";
import { moveItems, placing } from "../../geometry/transform.ts";
import { boxOf } from "../actor_boxes.ts";
import type { OnStage, ThingOnStage } from "../actors.ts";
import { redrawn } from "../thing_on_stage.ts";

/** Where they are, from the middle of the actor's feet, in shares of its size, and how they are turned, in radians. */
const PLACES: readonly (readonly [x: number, y: number, turn: number])[] = [
  [0.74, -0.86, 0.5],
  [-0.72, -0.78, -0.6],
  [-0.5, -1.16, 0.9],
  [0.52, -1.2, -0.4],
  [0.86, -0.5, -0.9],
  [-0.88, -0.42, 0.4],
];

/** How large one of several and a single one is at most, as a share of the height of the actor. */
const LARGE = { several: 0.2, single: 0.3 };

/** How many there are of what words name in the plural. */
const SEVERAL = 6;

/** One thing above and beside the actor, or several all around it. */
export function scatterInTheAir(thing: ThingOnStage, around: OnStage): void {
  const box = boxOf(around), high = heightOf(box), wide = Math.max(widthOf(box), high * 0.8);
  const isOne = thing.count === 1;
  const own = boundsOf(thing.one);
  const size = high * (isOne ? LARGE.single : LARGE.several) /
    Math.max(heightOf(own), widthOf(own));
  const middle = (own.top + own.bottom) / 2;
  const centred = moveItems(placing({ at: [0, -middle] }), thing.one);
  const isUpright = thing.art.isFriend === true;
  redrawn(
    thing,
    PLACES.slice(0, isOne ? 1 : SEVERAL).flatMap(([x, y, turn]) =>
      moveItems(
        placing({
          at: [x * wide * OUT / size, y * high / size],
          ...(!isUpright && { turn }),
        }),
        centred,
      )
    ),
  );
  thing.placing = {
    at: [(box.left + box.right) / 2, box.bottom],
    scale: size,
    turn: 0,
    mirror: false,
  };
  thing.depth = around.depth - 0.4;
  thing.isGrounded = false;
  thing.isPlaced = true;
}

/** How far out of the actor they are, as a share of its width. */
const OUT = 0.9;
