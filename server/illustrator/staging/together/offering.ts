/** @module Who gives something: it is in a paw that is held out to who gets it, close beside the cat. */
import { boundsOf, heightOf, widthOf } from "../../geometry/measure.ts";
import { isUpright } from "../../cat/body/reaching.ts";
import type { Point } from "../../scene.ts";
import { hangsFromPaw } from "../../things/uses.ts";
import { watch } from "../acts/watching.ts";
import { turnAside } from "../acts/beside_work.ts";
import { placeIn } from "../acts/tools.ts";
import type { CatOnStage, OnStage, ThingOnStage } from "../actors.ts";
import { boxOf, faceOf, onStage } from "../actor_boxes.ts";
import { placeBeside } from "../around/sides.ts";
import { drawnCat } from "../drawn_cat.ts";
import { giveTo, moveBy } from "../moving_actors.ts";
import { shoulderOf } from "../held/paws.ts";
import { face } from "./company.ts";
import { turnFriend } from "./turned_friend.ts";
import type { Stage } from "../stage.ts";

/** A paw that offers: from the cheek, and below the shoulder; what is in it is at most so large, all in units. */
const PAW = { beside: 24, below: 34 }, LARGEST = 132;

/** Room between what is offered and who gets it, in units: less than nothing for who already reaches for it. */
const APART = -18;

/** Gives the thing in its paws to another; without one, or on four legs, the cat looks at who gets it. */
export function offer(stage: Stage, cat: CatOnStage, receiver: OnStage): void {
  const thing = stage.things.find(({ heldBy }) => heldBy === cat);
  const side = cat.placing.mirror ? -1 : 1;
  if (!thing || !isUpright(cat.cat.figure) || cat.seat || cat.rim) {
    if (!receiver.isPlaced) placeBeside([receiver], [cat], side);
    return watch(cat, faceOf(receiver));
  }
  holdOut(cat, thing);
  placeBeside([receiver], [cat], side);
  comeUpTo(receiver, cat, thing);
  // A tail of who gets it lies before no face.
  receiver.depth = Math.min(receiver.depth, cat.depth - 0.05);
  if (receiver.kind === "cat") {
    face(receiver, side < 0 ? 1 : -1);
    receiver.target = faceOf(cat);
  } else turnFriend(stage, receiver, cat);
  cat.target = faceOf(receiver);
}

/** In the nearer paw, before the cat that turns aside. */
function holdOut(cat: CatOnStage, thing: ThingOnStage): void {
  cat.held = cat.held.filter(({ of }) => of !== thing.ref);
  cat.tools = cat.tools?.filter(({ of }) => of !== thing.ref);
  if (cat.tools?.length === 0) delete cat.tools;
  delete cat.toViewer;
  delete cat.faceShown;
  delete cat.works;
  delete cat.pawsDepth;
  turnAside(cat);
  const cheek = boundsOf(drawnCat(cat).skull.filter(({ name }) => name === "head")).right;
  const { box } = thing, width = widthOf(box), height = heightOf(box);
  const scale = LARGEST / Math.max(width, height);
  const at: Point = [
    cheek + PAW.beside,
    Math.min(shoulderOf(cat) + PAW.below, hangsFromPaw(thing.prop) ? -height * scale : -20),
  ];
  const grip = placeIn(box, hangsFromPaw(thing.prop) ? [0.5, 0.04] : [0.3, 0.86]);
  giveTo(cat, thing, { at, scale, grip });
  cat.reach = { near: at, turn: -0.1 };
}

/** Its near edge at the thing, which covers no face. */
function comeUpTo(receiver: OnStage, cat: CatOnStage, { ref }: ThingOnStage): void {
  const { left, right } = boundsOf(cat.held.filter(({ of }) => of === ref));
  const side = cat.placing.mirror ? -1 : 1;
  const [end] = onStage(cat, [side > 0 || cat.placing.mirror ? right : left, 0]);
  const box = boxOf(receiver);
  const near = side > 0 ? box.left : box.right;
  moveBy(receiver, [end + side * APART - near, 0]);
}
