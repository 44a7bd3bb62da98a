/**
 * @module A cat on all fours that has to use something with its paws stands up on its hind legs.
 */
import { drawCat } from "../cat/cat.ts";
import { isUpright } from "../cat/body/reaching.ts";
import type { Pose } from "../cat/poses.ts";
import type { CatOnStage } from "./actors.ts";
import { extentOf } from "./cat_on_stage.ts";

/** From these poses a cat rises: it walks or stands with what it holds as well on two legs. */
const RISING: readonly Pose[] = ["walking", "standing"];

/** Whether its forepaws are free now. */
export function standsUp(cat: CatOnStage): boolean {
  if (isUpright(cat.cat.figure)) return true;
  const { pose, view } = cat.spec;
  // From behind, its body hides what it would use.
  if (!RISING.includes(pose) || view === "behind") return false;
  cat.spec = { ...cat.spec, pose: "upright" };
  Object.assign(cat, extentOf(drawCat(cat.spec, { mirrored: cat.placing.mirror })));
  return isUpright(cat.cat.figure);
}
