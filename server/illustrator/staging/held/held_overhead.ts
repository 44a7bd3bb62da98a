/** @module What is held above the head: weights with both paws, an umbrella in one. */
import { boundsOf, heightOf, widthOf } from "../../geometry/measure.ts";
import type { Point } from "../../scene.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { giveTo, widenThing } from "../moving_actors.ts";
import { facingViewer, shoulderOf } from "./paws.ts";

/** A weight lifted: its bar is so much longer than drawn and so long between its plates, as a share of its width; paws
 * are so far beside the cheeks, and plates beside the paws, in units. */
const WEIGHT = { wider: 1.9, bar: 0.55, beside: 16, beyond: 30 };

/** Behind the ears, both arms stretched up beside the head. */
export function overhead(cat: CatOnStage, thing: ThingOnStage): void {
  facingViewer(cat);
  const face = skullOf(cat);
  widenThing(thing, WEIGHT.wider);
  const aside = widthOf(face) / 2 + WEIGHT.beside, middle = (face.left + face.right) / 2;
  const scale = 2 * (aside + WEIGHT.beyond) / (WEIGHT.bar * widthOf(thing.box));
  const y = face.top - 4;
  const grip: Point = [0, -heightOf(thing.box) / 2];
  giveTo(cat, thing, { at: [middle, y], scale, grip, layer: "behind" });
  cat.reach = { near: [middle + aside, y], far: [middle - aside, y] };
}

/** An umbrella: so much wider than the head, tilted over it; its paw is beside the cheek, so far above the
 * chin, in units. */
const SHELTER = { wider: 1.55, tilt: -0.2, beside: 4, aboveChin: 34 };

/** Upright in a paw beside the cheek, its roof above both ears. */
export function overTheHead(cat: CatOnStage, thing: ThingOnStage): void {
  const face = skullOf(cat), ears = boundsOf(cat.cat.ears);
  const at: Point = [
    face.right + SHELTER.beside,
    Math.min(shoulderOf(cat) + 8, face.bottom - SHELTER.aboveChin),
  ];
  const roof = ROOF * heightOf(thing.box);
  const scale = Math.max(
    SHELTER.wider * widthOf(face) / widthOf(thing.box),
    (at[1] - ears.top) / roof,
  );
  giveTo(cat, thing, { at, scale, turn: SHELTER.tilt, grip: thing.grip });
  cat.reach = { near: at };
}

/** From the grip of an umbrella to its hem, as a share of its height. */
const ROOF = 0.5;

/** A tray: so wide, so far beside the cheek its middle is and so far above the shoulders, in units. */
const TRAY = { wide: 215, beside: 88, above: 34 };

/** On one raised paw beside the head, as a waiter has it. */
export function onAPaw(cat: CatOnStage, thing: ThingOnStage): void {
  facingViewer(cat);
  const face = skullOf(cat), width = widthOf(boundsOf(thing.one));
  const at: Point = [face.right + TRAY.beside, shoulderOf(cat) - TRAY.above];
  giveTo(cat, thing, {
    at,
    scale: TRAY.wide / width,
    grip: [0, -heightOf(boundsOf(thing.one)) * 0.3],
  });
  cat.reach = { near: [at[0] - 8, at[1] + 14], turn: -0.2 };
}

function skullOf({ cat: { skull } }: CatOnStage) {
  return boundsOf(skull.filter(({ name }) => name === "head"));
}
