/**
 * A cat on the stage whose part turns its head aside, where nothing asks for its whole face.
 *
 * @module
 */
import { drawCat } from "../cat/cat.ts";
import { type Regard, regardOf } from "../cat/head/gaze.ts";
import { mouthPlace } from "../cat/head/face_places.ts";
import { movePoint, placing } from "../geometry/transform.ts";
import type { Point } from "../scene.ts";
import { isHolding } from "../wardrobe/holding.ts";
import type { CatOnStage } from "./actors.ts";
import { onStage } from "./actor_boxes.ts";

/** Turns its head to where its body goes, up or down to what it looks at. */
export function turnSideways(cat: CatOnStage): void {
  const { spec, target, placing: { mirror } } = cat;
  cat.shown = "side";
  cat.cat = drawCat(spec, {
    mirrored: mirror,
    holding: isHolding(spec),
    shown: "side",
    ...(target && { regard: towards(cat, target) }),
  });
}

/** A face turns to what it looks at. */
export function towards({ cat, placing }: CatOnStage, [x, y]: Point): Regard {
  const side = placing.mirror ? -1 : 1, { head } = cat.figure;
  return regardOf(head.at, [
    (x - placing.at[0]) * side / placing.scale,
    (y - placing.at[1]) / placing.scale,
  ]);
}

/** The tip of the nose on an ordinary head. */
const NOSE: Point = [0, 42];

/** Where on the stage its nose is. */
export function noseOf(cat: CatOnStage): Point {
  const { head } = cat.cat.figure;
  return onStage(cat, movePoint(placing(head), mouthPlace(NOSE, head, cat.spec)));
}
