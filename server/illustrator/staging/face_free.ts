/**
 * @module What a cat works at beside it leaves its face free: it is lower than the chin where paws are on
 * it, and stands further away or behind where it would hide an eye.
 */
import { boundsOf, type Box, heightOf } from "../geometry/measure.ts";
import { moveItems } from "../geometry/transform.ts";
import type { Point } from "../scene.ts";
import { transformOf } from "./actor_boxes.ts";
import type { CatOnStage, ThingOnStage } from "./actors.ts";
import { drawnCat } from "./drawn_cat.ts";
import { moveBy } from "./moving_actors.ts";
import { chinOf } from "./held/paws.ts";
import { spanAt } from "./silhouette.ts";

/** So far below the chin is the middle of a paw on what stands beside a cat, in units. */
const BELOW_CHIN = 16;

/** The height of a thing on the stage whose paws, so far down it, are below the chin. */
export function lowerThanChin(
  cat: CatOnStage,
  high: number,
  paws: readonly [far: Point, near: Point],
): number {
  const highest = 1 - Math.min(...paws.map(([, y]) => y));
  return Math.min(high, -(chinOf(cat) + BELOW_CHIN) / highest) * cat.placing.scale;
}

/** Fur at the cheek may be hidden, and so far at most an arm is longer, in units of the cat. */
const FUR = 10, FURTHER = 84;

/** Rows in which a thing beside a face is measured. */
const ROWS = 10;

/** Moves a thing away from the face of the cat that works at it; behind the cat where that is not enough. */
export function keepOffFace(cat: CatOnStage, thing: ThingOnStage): void {
  const face = faceBox(cat), side = cat.placing.mirror ? -1 : 1;
  const edge = (side > 0 ? face.right : face.left) - side * FUR * cat.placing.scale;
  const hidden = Math.max(
    0,
    ...rowsOf(face).map((y) => {
      const near = nearEdgeAt(thing, y, side);
      return near === undefined ? 0 : (edge - near) * side;
    }),
  );
  const further = Math.min(hidden, FURTHER * cat.placing.scale);
  moveBy(thing, [side * further, 0]);
  thing.depth = hidden > further ? cat.depth - BEHIND : cat.depth + BEHIND;
}

const BEHIND = 0.05;

function rowsOf(face: Box): number[] {
  return Array.from({ length: ROWS }, (_, i) => face.top + heightOf(face) * (i + 0.5) / ROWS);
}

/** Where a thing begins at this height for who comes from that side. */
function nearEdgeAt(thing: ThingOnStage, y: number, side: -1 | 1): number | undefined {
  const span = spanAt(moveItems(transformOf(thing), thing.items), y);
  return span && (side > 0 ? span.left : span.right);
}

/** The head as it is turned, on the stage. */
export function faceBox(cat: CatOnStage): Box {
  const head = drawnCat(cat).skull.filter(({ name }) => name === "head");
  return boundsOf(moveItems(transformOf(cat), head));
}
