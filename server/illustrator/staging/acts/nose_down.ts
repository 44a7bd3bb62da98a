/**
 * @module A head that comes to a thing: a nose in a flower, a face over the rim of a bowl. The thing stands on the
 * ground before the cat, which bows to it.
 */
import { heightOf, widthOf } from "../../geometry/measure.ts";
import type { Point } from "../../scene.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { onStage } from "../actor_boxes.ts";
import { drawnCat } from "../drawn_cat.ts";
import { movePoint, placing } from "../../geometry/transform.ts";
import { mouthPlace, NOSE } from "../../cat/head/face_places.ts";
import { sizeThing } from "../moving_actors.ts";

/** How a head comes to it. */
interface Coming {
  /** The most that the thing is wide and high, in units. */
  wide: number;
  high: number;
  /** Where the nose comes to, as a share of its height above the ground. */
  level: number;
  /** How far its middle is beyond the nose, as a share of its width. */
  beyond: number;
  /** How far the head comes forward at least, in units, and turns down, in radians. */
  forward: number;
  down: number;
}

/** A nose at the upper part of a thing. */
const SMELLING: Coming = {
  wide: 190,
  high: 236,
  level: 0.8,
  beyond: 0.42,
  forward: 34,
  down: 0.16,
};

/** A face over a rim. */
const PEERING: Coming = {
  wide: 250,
  high: 176,
  level: 1.14,
  beyond: 0.16,
  forward: 56,
  down: 0.34,
};

/** How far a head goes down and up for it at most, in units. */
const DOWN = 104, UP = 16;

/** What is lower is lifted to the nose, from this many units on in a paw, which grips it there, as a share of its width. */
const LIFTED = { least: 20, grip: 0.16 };

export function smell(cat: CatOnStage, thing: ThingOnStage): void {
  comeTo(cat, thing, SMELLING);
}

export function peerInto(cat: CatOnStage, thing: ThingOnStage): void {
  comeTo(cat, thing, PEERING);
}

function comeTo(cat: CatOnStage, thing: ThingOnStage, coming: Coming): void {
  const { scale } = cat.placing;
  sizeThing(thing, { width: coming.wide * scale, highest: coming.high * scale });
  const high = heightOf(thing.box) * thing.placing.scale / scale;
  const wide = widthOf(thing.box) * thing.placing.scale / scale;
  cat.faceShown = "side";
  cat.bow = { by: [coming.forward, 0], turn: coming.down };
  cat.target = onStage(cat, [cat.cat.figure.head.at[0] + 200, -high * 0.4]);
  const down = -high * coming.level - noseOf(cat)[1];
  cat.bow.by = [coming.forward, Math.max(-UP, Math.min(DOWN, down))];
  const lifted = down - DOWN > LIFTED.least ? down - DOWN : 0;
  const [x] = noseOf(cat);
  const middle = x + wide * coming.beyond;
  thing.placing.at = onStage(cat, [middle, 4 - lifted]);
  thing.depth = cat.depth + 0.04;
  thing.isPlaced = true;
  if (lifted > 0) {
    thing.isGrounded = false;
    cat.reach = { near: [middle - wide * LIFTED.grip, 2 - lifted] };
    cat.pawsDepth = thing.depth + 0.02;
  }
  cat.target = onStage(cat, [middle, -lifted - high * 0.5]);
}

function noseOf(cat: CatOnStage): Point {
  const { figure: { head } } = drawnCat(cat);
  return movePoint(placing(head), mouthPlace(NOSE, head, cat.spec));
}

/** Whether a nose is at a box, or right above it: this far at most, in units. */
export function isNoseAt(
  nose: { left: number; right: number; top: number; bottom: number },
  box: { left: number; right: number; top: number; bottom: number },
  far: number,
): boolean {
  return nose.right > box.left - far && nose.left < box.right + far &&
    nose.bottom > box.top - far &&
    nose.top < box.bottom;
}
