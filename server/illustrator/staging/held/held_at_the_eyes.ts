/** @module What one looks through: a camera before one eye, binoculars before both. */
import { heightOf, widthOf } from "../../geometry/measure.ts";
import { movePoint, placing } from "../../geometry/transform.ts";
import type { Eye, Item, Point } from "../../scene.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { lipsAt } from "./held_at_the_lips.ts";
import { giveTo } from "../moving_actors.ts";
import { facingViewer } from "./paws.ts";

/**
 * A camera before one eye: half its width at most, and how far outside and above the eye its middle and how
 * far above the lips its lower edge is, in units of the head.
 */
const CAMERA = { half: 64, outside: 16, above: 8, overLips: 10 };

/** Before the eye on its right, in one raised paw; the other eye is free. */
export function atTheEye(cat: CatOnStage, thing: ThingOnStage): void {
  const { figure: { head }, features } = facingViewer(cat);
  const eyes = features.filter((item): item is Eye & Item => item.is === "eye")
    .toSorted((one, other) => one.centre[0] - other.centre[0]);
  const free = eyes[0], behind = eyes.at(-1);
  // Who squeezes both eyes shut holds it before the middle of the face.
  if (!free || !behind) return atTheEyes(cat, thing);
  const at: Point = [
    behind.centre[0] + CAMERA.outside * head.scale,
    behind.centre[1] - CAMERA.above * head.scale,
  ];
  const room = at[0] - free.centre[0] - free.size[0] * 0.7;
  const scale = Math.min(
    2 * Math.min(CAMERA.half * head.scale, room) / widthOf(thing.box),
    2 * (lipsAt(cat)[1] - CAMERA.overLips * head.scale - at[1]) / heightOf(thing.box),
  );
  giveTo(cat, thing, { at, scale, turn: head.turn, grip: [0, -heightOf(thing.box) / 2] });
  const wide = widthOf(thing.box) * scale, high = heightOf(thing.box) * scale;
  cat.reach = { near: [at[0] + wide * 0.42, at[1] + high * 0.36], turn: -0.3 };
}

/** Binoculars before both eyes: their middle and their width, in units of the head. */
const BINOCULARS = { at: [0, -2] as Point, wide: 150 };

/** Before both eyes, a paw on either side. */
export function atTheEyes(cat: CatOnStage, thing: ThingOnStage): void {
  const { head } = facingViewer(cat).figure;
  const scale = BINOCULARS.wide * head.scale / widthOf(thing.box);
  const at = movePoint(placing(head), BINOCULARS.at);
  giveTo(cat, thing, { at, scale, turn: head.turn, grip: [0, -heightOf(thing.box) / 2] });
  const aside = widthOf(thing.box) * scale * 0.48;
  cat.reach = { near: [at[0] + aside, at[1] + 16], far: [at[0] - aside, at[1] + 16], around: true };
}
