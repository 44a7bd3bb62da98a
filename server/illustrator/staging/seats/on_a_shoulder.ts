/** @module A small animal on the shoulder of a cat: its feet on the body, below the eyes and beside the mouth. */
import { isUpright } from "../../cat/body/reaching.ts";
import { boundsOf, widthOf } from "../../geometry/measure.ts";
import type { Item, Point } from "../../scene.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { onStage } from "../actor_boxes.ts";
import { facingViewer, shoulderOf } from "../held/paws.ts";
import { sizeThing } from "../moving_actors.ts";
import { showLength } from "../sideways.ts";
import { type Plane, spanAt } from "../silhouette.ts";
import { putOn } from "./on_a_cat.ts";

/** How far aside the mouth reaches, from the middle of a head, in units of it. */
const MOUTH = 50;

/** How far below the shoulder the feet are, how wide an animal is at most, and how high at least, in units. */
const FEET = 56, WIDEST = 136, LEAST = 84;

/** The share of its width by which its middle is inside the edge of the body. */
const INSIDE = 0.08;

/** Beside the cheek of who sits or stands up; on the back of who is on all fours. */
export function perchOnShoulder(thing: ThingOnStage, cat: CatOnStage): void {
  if (!isUpright(cat.cat.figure)) {
    showLength(cat);
    return putOn(thing, cat, "back");
  }
  const { figure: { head }, torso, front, features } = facingViewer(cat);
  const { scale } = cat.placing, feet = shoulderOf(cat) + FEET;
  const eyes = boundsOf(features.filter(({ is }) => is === "eye"));
  const high = Math.max(LEAST, feet - eyes.bottom);
  sizeThing(thing, { width: WIDEST * scale, highest: high * scale });
  const wide = widthOf(thing.box) * thing.placing.scale / scale;
  const body = spanAt([...torso, ...front.filter(isOfForeleg)], feet);
  if (!body) return putOn(thing, cat, "back");
  const side = sideFor(body, head.at);
  const edge = (side > 0 ? body.right : body.left) - side * INSIDE * wide;
  const offMouth = head.at[0] + side * (MOUTH * head.scale + wide / 2);
  const x = side > 0 ? Math.max(edge, offMouth) : Math.min(edge, offMouth);
  thing.placing.at = onStage(cat, [x, feet]);
  thing.depth = cat.depth + 0.05;
  thing.isGrounded = false;
  thing.isPlaced = true;
}

/** The shoulder that reaches further beyond the middle of the head. */
function sideFor({ left, right }: Plane, [x]: Point): 1 | -1 {
  return right - x >= x - left ? 1 : -1;
}

function isOfForeleg({ name, role }: Item): boolean {
  return role === "coat" && /fore ?leg/.test(name);
}
