/**
 * @module A cat on the stage whose part turns its head aside, where nothing asks for its whole face.
 */
import { drawCat } from "../cat/cat.ts";
import { type GazeDirection, gazeDirection, MOST_PITCH } from "../cat/head/gaze.ts";
import { NOD } from "../cat/head/profile/on_profile.ts";
import { mouthPlace, NOSE } from "../cat/head/face_places.ts";
import { movePoint, placing } from "../geometry/transform.ts";
import type { Point } from "../scene.ts";
import { isHolding } from "../wardrobe/holding.ts";
import type { CatOnStage } from "./actors.ts";
import { onStage, ownPoint } from "./actor_boxes.ts";

/** Turns its head to where its body goes, and lifts the face by so much, in radians; negative lowers it. */
export function turnSideways(cat: CatOnStage, lift = 0): void {
  const { spec, placing: { mirror } } = cat;
  if (lift !== 0) cat.target = ahead(cat, lift);
  cat.faceShown = "side";
  cat.cat = drawCat(spec, {
    mirrored: mirror,
    holding: isHolding(spec),
    faceShown: "side",
    ...(cat.target && { regard: towards(cat, cat.target) }),
  });
}

/** Shows its length, where no words say from where it is seen: what is on its back is behind no head then. */
export function showLength(cat: CatOnStage): void {
  if (cat.spec.view !== undefined) return;
  cat.spec = { ...cat.spec, view: "side" };
  cat.cat = drawCat(cat.spec, {
    mirrored: cat.placing.mirror,
    holding: isHolding(cat.spec),
    faceShown: cat.faceShown,
    ...(cat.target && { regard: towards(cat, cat.target) }),
  });
}

/** A point before a head whose sight lifts the face by so much. */
function ahead(cat: CatOnStage, lift: number): Point {
  const { cat: { figure: { head } }, placing: { mirror } } = cat;
  const up = Math.max(-STEEPEST, Math.min(STEEPEST, lift / (NOD * MOST_PITCH)));
  const [x, y] = onStage(cat, head.at);
  return [x + (mirror ? -1 : 1) * FAR * Math.sqrt(1 - up * up), y - FAR * up];
}

/** As a share of straight up; how far ahead, in units. */
const STEEPEST = 0.95, FAR = 200;

/** A face turns to what it looks at. */
export function towards(cat: CatOnStage, point: Point): GazeDirection {
  return gazeDirection(cat.cat.figure.head.at, ownPoint(cat, point));
}

/** Where on the stage its nose is. */
export function noseOf(cat: CatOnStage): Point {
  const { head } = cat.cat.figure;
  return onStage(cat, movePoint(placing(head), mouthPlace(NOSE, head, cat.spec)));
}
