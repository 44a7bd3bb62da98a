/** @module Cats after their prey: they look at it, and one paw reaches for it. */
import { mayTurnSideways } from "../../cat/head/profile/in_profile.ts";
import { inverse, movePoint } from "../../geometry/transform.ts";
import type { Point } from "../../scene.ts";
import type { CatOnStage, OnStage } from "../actors.ts";
import { faceOf, transformOf } from "../actor_boxes.ts";

/** How far a paw reaches from its shoulder along the ground, in units. */
const REACH = 124;

/** From a head to a paw that is raised beside it, clear of the face, in units of the head; before a face that is seen
 * from the side it stays below the nose. */
const BESIDE_HEAD: Point = [128, 44], BELOW_NOSE: Point = [136, 104];

/** Eyes and one paw to what runs or flies ahead. */
export function chase(cat: CatOnStage, prey: OnStage): void {
  cat.target = faceOf(prey);
  const { figure } = cat.cat;
  const foreleg = [...figure.limbs, ...figure.back, ...figure.front]
    .find(({ name }) => name === "near foreleg");
  if (!foreleg || figure.bust) return;
  const { head } = figure, [sx, sy] = foreleg.axis[0]!;
  const [x, y] = movePoint(inverse(transformOf(cat)), cat.target);
  if (y < head.at[1]) {
    const [aside, down] = mayTurnSideways(figure, cat.spec) ? BELOW_NOSE : BESIDE_HEAD;
    cat.reach = {
      near: [head.at[0] + aside * head.scale, head.at[1] + down * head.scale],
      turn: -0.5,
    };
    return;
  }
  const share = Math.min(1, REACH / (Math.hypot(x - sx, y - sy) || 1));
  cat.reach = { near: [sx + (x - sx) * share, sy + (y - sy) * share] };
}
