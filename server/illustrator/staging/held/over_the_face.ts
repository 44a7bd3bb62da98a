/** @module A newspaper, a slice of cucumber: what lies on the face of a cat. */
import { eyeCentre } from "../../cat/head/face_places.ts";
import { heightOf, widthOf } from "../../geometry/measure.ts";
import { movePoint, placing } from "../../geometry/transform.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { giveTo } from "../moving_actors.ts";

/** How wide and high it is at most and how high at least, and how far its middle is below the eyes, in units of the head. */
const FACE = { wide: 190, high: 170, least: 66, below: 0.1 };

/** What is so many times as high as wide lies across. */
const TALL = 1.2;

export function layOverFace(cat: CatOnStage, thing: ThingOnStage): void {
  const { head } = cat.cat.figure;
  cat.faceShown = "whole";
  const isTall = heightOf(thing.box) > TALL * widthOf(thing.box);
  const [width, height] = isTall
    ? [heightOf(thing.box), widthOf(thing.box)]
    : [widthOf(thing.box), heightOf(thing.box)];
  const scale = Math.max(FACE.least / height, Math.min(FACE.wide / width, FACE.high / height));
  const [left, right] = [eyeCentre(-1, head, cat.spec), eyeCentre(1, head, cat.spec)];
  const at = movePoint(placing(head), [
    (left[0] + right[0]) / 2,
    (left[1] + right[1]) / 2 + FACE.below * height * scale,
  ]);
  giveTo(cat, thing, {
    at,
    scale: scale * head.scale,
    turn: head.turn + (isTall ? Math.PI / 2 : 0),
    grip: [(thing.box.left + thing.box.right) / 2, (thing.box.top + thing.box.bottom) / 2],
  });
}
