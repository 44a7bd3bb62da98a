/** @module What a cat has just thrown. */
import { heightOf } from "../../geometry/measure.ts";
import { isUpright } from "../../cat/body/reaching.ts";
import type { Point } from "../../scene.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { faceOf, onStage, ownPoint } from "../actor_boxes.ts";
import { streaks } from "./streaks.ts";
import { GENEROUS } from "../../wardrobe/prop_scale.ts";
import { addTools } from "./tools.ts";

/** Just thrown: the thing in the air before the cat, the paw flung up after it, streaks of its way behind it. */
export function toss(cat: CatOnStage, thing: ThingOnStage): void {
  const { figure: { head } } = cat.cat;
  thing.placing.scale = Math.min(GENEROUS, THROWN.large / heightOf(thing.box));
  const own: Point = [
    head.at[0] + THROWN.at[0] * head.scale,
    head.at[1] + THROWN.at[1] * head.scale,
  ];
  thing.placing.at = onStage(cat, own);
  thing.isPlaced = true;
  thing.isGrounded = false;
  const middle = faceOf(thing);
  if (isUpright(cat.cat.figure)) {
    const paw: Point = [head.at[0] + 142 * head.scale, head.at[1] - 8 * head.scale];
    cat.reach = { near: paw, turn: -0.5 };
    addTools(cat, thing, "streak", { items: streaks(paw, ownPoint(cat, middle)) });
  }
  cat.target = middle;
}

/** What is thrown is at most so high, in units, and its foot so far from the middle of the head, in units of it. */
const THROWN = { large: 70, at: [262, 10] as Point };
