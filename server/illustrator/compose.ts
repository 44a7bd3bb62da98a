/**
 * @module From a recipe to a scene: the place, the dressed cats framed in it, their shadows, their light.
 */
import { composeOne } from "./composing/one_cat.ts";
import { lamplightOf } from "./composing/lamplight.ts";
import { withLampPools } from "./composing/lamp_pools.ts";
import { withMoonlight } from "./composing/moonlight.ts";
import { withWindowLight } from "./composing/window_light.ts";
import { composeSeveral } from "./composing/several_cats.ts";
import type { Scene } from "./scene.ts";
import type { CatSpec } from "./spec.ts";
import { isTakenAlong } from "./staging/held/taken_along.ts";
import { isFloorCovering } from "./things/floor_coverings.ts";
import { propOf } from "./wardrobe/prop_kinds.ts";
import { withoutGround } from "./world/ground.ts";

/** The scene of a recipe, the same for the same recipe. */
export function compose(spec: CatSpec): Scene {
  const staged = withoutGround(spec);
  const scene = staged.others?.length || staged.relations?.length || needsStage(staged)
    ? composeSeveral(staged)
    : composeOne(staged);
  const lit = { ...scene, spec, light: lamplightOf(scene) };
  const pooled = withLampPools(lit);
  return pooled === lit ? withWindowLight(withMoonlight(lit)) : pooled;
}

/** Whether it has a thing whose true size is known, one that the cat is on, or one to take along in a paw. */
function needsStage({ props, pose }: CatSpec): boolean {
  return props.some(({ kind }) =>
    propOf(kind).anchors?.high !== undefined || isFloorCovering(kind) || isTakenAlong(kind, pose)
  );
}
