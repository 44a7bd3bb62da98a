/**
 * @module A cat with its arms around a thing: before its chest, under its chin, both forelegs over it.
 */
import { THINGS } from "../../things/catalogue.ts";
import { boundsOf, heightOf, widthOf } from "../../geometry/measure.ts";
import type { Pose } from "../../cat/poses.ts";
import { isUpright } from "../../cat/body/reaching.ts";
import type { Point } from "../../scene.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { takeInMouth } from "./head_and_mouth.ts";
import { boxOf, onStage, ownPoint } from "../actor_boxes.ts";
import { giveTo, sizeThing } from "../moving_actors.ts";
import { placeIn } from "../acts/tools.ts";
import { chinOf, facingViewer } from "./paws.ts";

/** What is hugged is at most so wide, in units. */
const WIDEST = 200;

/** Where paws lie on it: so far from its middle, in units, and so low, as a share of its height. */
const PAWS = { aside: 24, low: 0.6 };

/** Both arms around it. */
export function embrace(cat: CatOnStage, thing: ThingOnStage): void {
  if (CURLED.includes(cat.spec.pose)) return curlAround(cat, thing);
  if (!isUpright(cat.cat.figure)) return takeInMouth(cat, thing);
  if (thing.isGiant || isTaller(thing)) return embraceGiant(cat, thing);
  const { neck } = facingViewer(cat).figure;
  const top = chinOf(cat) + 2;
  const scale = Math.min(-top / heightOf(thing.box), WIDEST / widthOf(thing.box));
  const high = heightOf(thing.box) * scale;
  const at: Point = [neck.at[0], top + high];
  giveTo(cat, thing, { at, scale });
  const y = at[1] - high * (1 - PAWS.low);
  cat.reach = {
    near: [at[0] + PAWS.aside, y + 4],
    far: [at[0] - PAWS.aside, y - 6],
    around: true,
    embraces: true,
  };
}

/** A tree or a lamp post stands where it is, and is no toy. */
function isTaller({ prop, art }: ThingOnStage): boolean {
  const size = THINGS.get(prop)?.size;
  return (size === "huge" || size === "giant") && !art.isFriend;
}

/** Poses in which a body goes around a thing. */
const CURLED: readonly Pose[] = ["curled up", "sleeping"];

/** What lies in a curl: how wide and high it is at most, where along the trunk from the tail, and how far before it. */
const IN_CURL = { wide: 170, high: 150, along: 0.42, before: 22 };

/** In the middle of the curl, before the belly. */
function curlAround(cat: CatOnStage, thing: ThingOnStage): void {
  const { scale } = cat.placing;
  sizeThing(thing, { width: IN_CURL.wide * scale, highest: IN_CURL.high * scale });
  const { left, right } = boundsOf(cat.cat.torso);
  const isAhead = cat.cat.figure.head.at[0] > (left + right) / 2;
  const along = isAhead ? IN_CURL.along : 1 - IN_CURL.along;
  thing.placing.at = onStage(cat, [left + (right - left) * along, IN_CURL.before]);
  thing.depth = cat.depth + 0.05;
  thing.isPlaced = true;
}

/** What is larger than the cat that hugs it is so many times as high; the cat is before this share of its width. */
const GIANT = { high: 1.16, hidden: 0.42 };

/** Where the paws lie on it, as shares of its box from its nearer side, and how far the cat leans to it, in radians. */
const ON_GIANT = { near: [0.56, 0.6] as Point, far: [0.44, 0.46] as Point, lean: 0.09 };

/** At its side, both arms over its front, the head against it. */
function embraceGiant(cat: CatOnStage, thing: ThingOnStage): void {
  facingViewer(cat);
  const side = cat.placing.mirror ? -1 : 1, box = boxOf(cat);
  sizeThing(thing, { width: Infinity, highest: heightOf(box) * GIANT.high });
  const wide = widthOf(thing.box) * thing.placing.scale;
  const edge = (side > 0 ? box.right : box.left) - side * wide * GIANT.hidden;
  thing.placing.at = [edge + side * wide / 2, cat.placing.at[1] - BEHIND];
  thing.depth = cat.depth - 0.5;
  thing.isPlaced = true;
  cat.placing.turn = side * ON_GIANT.lean;
  const paw = ([x, y]: Point): Point => {
    const share = side > 0 ? x : 1 - x;
    return ownPoint(cat, onStage(thing, placeIn(thing.box, [share, y])));
  };
  cat.reach = { near: paw(ON_GIANT.near), far: paw(ON_GIANT.far) };
}

/** How far behind the cat it stands, in units. */
const BEHIND = 14;
