/** @module Steam over what a cat cooks. */
import { widthOf } from "../geometry/measure.ts";
import type { CatOnStage, ThingOnStage } from "./actors.ts";
import { boxOf } from "./actor_boxes.ts";
import { ownPoint } from "./beside_work.ts";
import { addTools } from "./tools.ts";
import { wisps } from "./wisps.ts";

/** Wisps rise this high, in units, over this share of the width, from so far below the upper edge. */
const STEAM = { high: 84, wide: 0.9, below: 10 };

/** Hot air rises from the thing before the cat. */
export function steam(cat: CatOnStage, thing: ThingOnStage): void {
  const box = boxOf(thing), { left, right, top } = box;
  const wide = widthOf(box) * STEAM.wide / cat.placing.scale;
  const at = ownPoint(cat, [(left + right) / 2, top + STEAM.below]);
  addTools(cat, thing, "steam", { items: wisps(at, { wide, high: STEAM.high, leaning: 0 }) });
}
