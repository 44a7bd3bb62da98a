/** @module What a cat has just kicked: in the air before its foot. */
import { heightOf, widthOf } from "../../geometry/measure.ts";
import type { Point } from "../../scene.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { faceOf, onStage } from "../actor_boxes.ts";
import { GENEROUS } from "../../wardrobe/prop_scale.ts";
import { streaks } from "./streaks.ts";
import { addTools } from "./tools.ts";

/** What is kicked is at most so large, in units, and so far before the foot and above it. */
const BALL = { large: 92, before: 62, above: 24 };

/** The thing flies off the foot, streaks of its way behind it; the cat looks after it. */
export function kick(cat: CatOnStage, thing: ThingOnStage): void {
  const { scale } = cat.placing;
  const large = Math.max(widthOf(thing.box), heightOf(thing.box));
  thing.placing.scale = Math.min(GENEROUS, BALL.large / large) * scale;
  const half = heightOf(thing.box) * thing.placing.scale / scale / 2;
  const foot = footOf(cat);
  const middle: Point = [
    foot[0] + BALL.before + widthOf(thing.box) * thing.placing.scale / scale / 2,
    Math.min(foot[1] - BALL.above, -half),
  ];
  thing.placing.at = onStage(cat, [middle[0], middle[1] + half]);
  thing.depth = cat.depth + 0.05;
  thing.isPlaced = true;
  thing.isGrounded = false;
  addTools(cat, thing, "streak", { items: streaks(foot, middle) });
  cat.target = faceOf(thing);
}

/** The foot that kicks, or where one would be. */
function footOf({ cat: { figure } }: CatOnStage): Point {
  const foot = figure.limbs.find(({ name }) => /^(?:right|near) hind paw$/.test(name));
  const { at, size } = foot?.toes ?? { at: [figure.rest.right, -30] as Point, size: 30 };
  return [at[0] + size * 0.5, at[1]];
}
