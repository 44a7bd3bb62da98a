/**
 * A cat with its arms around a thing: before its chest, under its chin, both forelegs over it.
 *
 * @module
 */
import { heightOf, widthOf } from "../geometry/measure.ts";
import { isUpright } from "../cat/body/reaching.ts";
import type { Point } from "../scene.ts";
import type { CatOnStage, ThingOnStage } from "./actors.ts";
import { takeInMouth } from "./head_and_mouth.ts";
import { giveTo } from "./moving_actors.ts";
import { chinOf, facingViewer } from "./paws.ts";

/** What is hugged is at most so wide, in units. */
const WIDEST = 200;

/** Where paws lie on it: so far from its middle, in units, and so low, as a share of its height. */
const PAWS = { aside: 24, low: 0.6 };

/** Both arms around it. */
export function embrace(cat: CatOnStage, thing: ThingOnStage): void {
  if (!isUpright(cat.cat.figure)) return takeInMouth(cat, thing);
  const { neck } = facingViewer(cat).figure;
  const top = chinOf(cat) + 2;
  const scale = Math.min(-top / heightOf(thing.box), WIDEST / widthOf(thing.box));
  const high = heightOf(thing.box) * scale;
  const at: Point = [neck.at[0], top + high];
  giveTo(cat, thing, { at, scale });
  const y = at[1] - high * (1 - PAWS.low);
  cat.reach = {
    near: [at[0] + PAWS.aside, y + 4],
    far: [at[0] - PAWS.aside, y - 6],
    around: true,
    embraces: true,
  };
}
