/** @module Steam over what a cat cooks. */
import { widthOf } from "../../geometry/measure.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { boxOf, ownPoint } from "../actor_boxes.ts";
import { chinOf } from "../held/paws.ts";
import { addTools } from "./tools.ts";
import { wisps } from "./wisps.ts";

/** Wisps rise this high, in units, over this share of the width, from so far below the upper edge; before a face they end this
 * far above the chin, and there is none where they would be lower than `least`. */
const STEAM = { high: 84, wide: 0.9, below: 10, least: 26, overChin: 4 };

/** Half of how wide a face is, in units of the head. */
const FACE = 110;

function isBeforeFace({ cat: { figure: { head } } }: CatOnStage, x: number): boolean {
  return Math.abs(x - head.at[0]) < FACE * head.scale;
}

/** Hot air rises from the thing before the cat. */
export function steam(cat: CatOnStage, thing: ThingOnStage): void {
  const box = boxOf(thing), { left, right, top } = box;
  const wide = widthOf(box) * STEAM.wide / cat.placing.scale;
  const at = ownPoint(cat, [(left + right) / 2, top + STEAM.below]);
  // Steam before a face would lie over the eyes.
  const room = isBeforeFace(cat, at[0]) ? at[1] - chinOf(cat) + STEAM.overChin : Infinity;
  if (room < STEAM.least) return;
  const high = Math.min(STEAM.high, room);
  addTools(cat, thing, "steam", { items: wisps(at, { wide, high, leaning: 0 }) });
}
