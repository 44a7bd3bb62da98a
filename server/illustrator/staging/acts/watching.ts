/**
 * @module A cat that watches something turns to it: its body where that is behind it, its head all the way where it lies
 * beside it. From the corner of an eye it would look at the viewer.
 */
import { mayTurnSideways } from "../../cat/head/profile/in_profile.ts";
import { drawCat } from "../../cat/cat.ts";
import type { Point } from "../../scene.ts";
import { boxOf, ownPoint } from "../actor_boxes.ts";
import type { CatOnStage } from "../actors.ts";
import { moveBy } from "../moving_actors.ts";

/** From so far aside on, as a share of how far off it is, a head shows its profile. */
const ASIDE = 0.55;

/** Eyes and head of a cat on a point, its body turned to it where nothing holds it as it is. */
export function watch(cat: CatOnStage, point: Point): void {
  cat.target = point;
  if (cat.reach || cat.held.length > 0 || cat.tools || cat.faceShown) return;
  if (asideOf(cat, point) < 0) turnRound(cat);
  if (asideOf(cat, point) > ASIDE && mayTurnSideways(cat.cat.figure, cat.spec)) {
    cat.faceShown = "side";
  }
}

/** How far before its head a point lies, as a share of how far off it is; negative behind it. */
function asideOf(cat: CatOnStage, point: Point): number {
  const [hx, hy] = cat.cat.figure.head.at, [x, y] = ownPoint(cat, point);
  return (x - hx) / (Math.hypot(x - hx, y - hy) || 1);
}

/** The other way round, where it is. */
function turnRound(cat: CatOnStage): void {
  const before = boxOf(cat);
  cat.placing.mirror = !cat.placing.mirror;
  cat.cat = drawCat(cat.spec, { mirrored: cat.placing.mirror });
  if (cat.seat || cat.rim) return;
  const after = boxOf(cat);
  moveBy(cat, [(before.left + before.right - after.left - after.right) / 2, 0]);
}
