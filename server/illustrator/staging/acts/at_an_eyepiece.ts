/** @module An eyepiece at an eye of the cat, which looks at it from the side: a telescope on its legs, a periscope. */
import type { Point } from "../../scene.ts";
import { eyepieceOf } from "../../wardrobe/eyepieces.ts";
import { mayTurnSideways } from "../../cat/head/profile/in_profile.ts";
import { onStage } from "../actor_boxes.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { turnAside } from "./beside_work.ts";
import { redrawn } from "../thing_on_stage.ts";

/** From the middle of a head to the eyepiece before its eye, in units of it. */
const EYEPIECE: Point = [112, 2];

/** Before the cat, on the ground. */
export function lookThrough(cat: CatOnStage, thing: ThingOnStage): void {
  turnAside(cat);
  const { head } = cat.cat.figure;
  const eye: Point = [
    head.at[0] + EYEPIECE[0] * head.scale,
    head.at[1] + EYEPIECE[1] * head.scale,
  ];
  const { items, end, paw } = eyepieceOf(thing.prop, -eye[1], thing.colour)!;
  redrawn(thing, items);
  thing.placing = {
    at: onStage(cat, eye),
    scale: cat.placing.scale,
    turn: 0,
    mirror: cat.placing.mirror,
  };
  thing.depth = cat.depth - 0.05;
  thing.isPlaced = true;
  thing.isGrounded = false;
  cat.target = onStage(cat, [eye[0] + end[0], eye[1] + end[1]]);
  if (mayTurnSideways(cat.cat.figure, cat.spec)) cat.faceShown = "side";
  cat.reach = { near: [eye[0] + paw[0], eye[1] + paw[1]] };
}
