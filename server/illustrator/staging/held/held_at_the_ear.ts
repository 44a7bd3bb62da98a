/** @module A telephone: in one paw at the ear, its lower end at the cheek. */
import { boundsOf, heightOf, widthOf } from "../../geometry/measure.ts";
import { isUpright } from "../../cat/body/reaching.ts";
import type { Point } from "../../scene.ts";
import { fromBehind } from "../../wardrobe/from_the_side.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { takeInMouth } from "./head_and_mouth.ts";
import { giveTo } from "../moving_actors.ts";
import { facingViewer } from "./paws.ts";
import { redrawn } from "../thing_on_stage.ts";

/** It is so high, and at most so wide, as shares of the head, and leans so far to the ear, in radians. */
const PHONE = { high: 0.5, wide: 0.4, lean: 0.34 };

/** Its middle is so far inside the edge of the cheek and so far down the head, and its paw on it so far down, as shares. */
const CHEEK = { inside: 0.05, down: 0.62 }, PAW = { down: 0.26, outside: 0.28 };

export function atTheEar(cat: CatOnStage, thing: ThingOnStage): void {
  if (!isUpright(cat.cat.figure)) return takeInMouth(cat, thing);
  cat.mouth = "call";
  const back = fromBehind(thing.prop, thing.colour);
  if (back) redrawn(thing, back);
  const face = boundsOf(facingViewer(cat).skull.filter(({ name }) => name === "head"));
  const wide = widthOf(face), high = heightOf(face);
  const scale = Math.min(
    high * PHONE.high / heightOf(thing.box),
    wide * PHONE.wide / widthOf(thing.box),
  );
  const at: Point = [face.right - wide * CHEEK.inside, face.top + high * CHEEK.down];
  giveTo(cat, thing, { at, scale, turn: PHONE.lean, grip: [0, -heightOf(thing.box) / 2] });
  cat.reach = {
    near: [
      at[0] + widthOf(thing.box) * scale * PAW.outside,
      at[1] + heightOf(thing.box) * scale * PAW.down,
    ],
    turn: -0.2,
  };
}
