/**
 * @module What is carried by its handle: it hangs from a lowered paw beside the body, right above the
 * ground.
 */
import { heightOf, widthOf } from "../../geometry/measure.ts";
import type { Point } from "../../scene.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { giveTo } from "../moving_actors.ts";
import { chinOf, facingViewer } from "./paws.ts";
import { GENEROUS } from "../../wardrobe/prop_scale.ts";
import { placeIn } from "../acts/tools.ts";

/** How high it is in units, where the paw is on it, how far it is above the ground, and at least
 * below a chin. */
const CARRIED = {
  least: 118,
  most: 168,
  handle: [0.5, 0.04] as Point,
  aboveGround: 4,
  belowChin: 14,
};

/** It hangs so far beside the middle of the body: this share of half of what the cat stands on, and of its own width. */
const BESIDE = { body: 0.9, own: 0.42 };

/** In the nearer paw beside the legs. */
export function hanging(cat: CatOnStage, thing: ThingOnStage): void {
  const { figure: { neck, rest } } = facingViewer(cat);
  const natural = Math.max(CARRIED.least, heightOf(thing.box) * GENEROUS);
  const high = Math.min(CARRIED.most, -chinOf(cat) - CARRIED.belowChin, natural);
  const scale = high / heightOf(thing.box);
  const grip = placeIn(thing.box, CARRIED.handle);
  const at: Point = [
    neck.at[0] + rest.right * BESIDE.body + widthOf(thing.box) * scale * BESIDE.own,
    (grip[1] - thing.box.bottom) * scale - CARRIED.aboveGround,
  ];
  giveTo(cat, thing, { at, scale, grip });
  cat.reach = { near: at };
}
