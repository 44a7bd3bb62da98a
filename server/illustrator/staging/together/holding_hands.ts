/** @module Two side by side who hold hands: two cats, or a cat and a robot. */
import { isUpright } from "../../cat/body/reaching.ts";
import { heightOf, widthOf } from "../../geometry/measure.ts";
import type { Point } from "../../scene.ts";
import type { CatOnStage, OnStage, ThingOnStage } from "../actors.ts";
import { boxOf, onStage, ownPoint } from "../actor_boxes.ts";
import { placeBeside } from "../around/sides.ts";
import { facingViewer, shoulderOf } from "../held/paws.ts";
import { sizeThing } from "../moving_actors.ts";
import { sideOf } from "./company.ts";
import { keepFaceApart } from "./faces_apart.ts";

/** How far below the shoulder the hands meet, in units, and how far inside a thing, as a share of its width. */
const LOW = 74, INSIDE = 0.14;

/** How high a thing is beside a cat, as shares of its height, where its paw is on it, and how far from the cat it is. */
const THING = { least: 0.5, most: 0.82, paw: 0.46, gap: 14 };

/** Gives this cat the hand of another one, or of a thing. */
export function holdHands(cat: CatOnStage, what: OnStage, cats: readonly CatOnStage[]): void {
  if (!isUpright(cat.cat.figure)) return;
  facingViewer(cat);
  cat.isPlaced = true;
  if (what.kind === "thing") return holdThing(cat, what, cats);
  if (what.reach || !isUpright(what.cat.figure)) return;
  facingViewer(what);
  keepFaceApart(cat, what);
  const [one, other] = [inner(cat), inner(what)];
  const at: Point = [(one[0] + other[0]) / 2, Math.max(one[1], other[1])];
  reachTo(cat, at);
  reachTo(what, at);
  what.pawsDepth = cat.pawsDepth = Math.max(cat.depth, what.depth) + 0.02;
}

function holdThing(cat: CatOnStage, thing: ThingOnStage, cats: readonly CatOnStage[]): void {
  const high = heightOf(boxOf(cat));
  if (!thing.isPlaced) {
    const own = heightOf(boxOf(thing));
    const highest = Math.min(THING.most * high, Math.max(THING.least * high, own));
    sizeThing(thing, { width: Infinity, highest });
    placeBeside([thing], cats, cat.placing.mirror ? -1 : 1, THING.gap);
  }
  const box = boxOf(thing), isRight = sideOf(cat, thing) < 0;
  const edge = (isRight ? box.left : box.right) + (isRight ? 1 : -1) * INSIDE * widthOf(box);
  reachTo(cat, [edge, box.bottom - heightOf(box) * THING.paw]);
  cat.pawsDepth = Math.max(cat.depth, thing.depth) + 0.02;
}

/** Below the middle of a chest, on the stage. */
function inner(cat: CatOnStage): Point {
  return onStage(cat, [cat.cat.figure.neck.at[0], shoulderOf(cat) + LOW]);
}

/** The paw on that side is at a point of the stage; the other stays where it is. */
function reachTo(cat: CatOnStage, at: Point): void {
  const own = ownPoint(cat, at);
  const paw = own[0] > cat.cat.figure.neck.at[0] ? "near" : "far";
  cat.reach = { ...cat.reach, [paw]: own };
}
