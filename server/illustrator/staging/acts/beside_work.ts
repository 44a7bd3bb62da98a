/** @module A cat that turns aside to what it works at: keys, a handle, a canvas. */
import { drawCat } from "../../cat/cat.ts";
import { mayTurnSideways } from "../../cat/head/profile/in_profile.ts";
import { boundsOf } from "../../geometry/measure.ts";
import type { Use } from "../../things/use.ts";
import { bareItems } from "../../wardrobe/layering.ts";
import { fromTheSide } from "../../wardrobe/from_the_side.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { faceOf, onStage, ownPoint } from "../actor_boxes.ts";
import { keepOffFace, lowerThanChin } from "../face_free.ts";
import { moveBy, sizeThing } from "../moving_actors.ts";
import { redrawn } from "../thing_on_stage.ts";
import { placeIn } from "./tools.ts";

/** How far before a cat that sits half from the side its paws work, in units. */
const WITHIN_REACH = 142;

/** Beside the cat, on the side to which it turns, both paws on it. */
export function workBeside(
  cat: CatOnStage,
  thing: ThingOnStage,
  { high = 260, paws, isMirrored }: Use,
): void {
  turnAside(cat);
  const side = fromTheSide(thing.prop, thing.colour);
  if (side) redrawn(thing, side);
  sizeThing(thing, { width: Infinity, highest: lowerThanChin(cat, high, paws!) });
  thing.placing.mirror = cat.placing.mirror !== (isMirrored === true);
  const [far, near] = paws!.map((share) => placeIn(thing.box, share));
  thing.placing.at = [0, cat.placing.at[1] + BEFORE];
  moveBy(thing, [onStage(cat, [WITHIN_REACH, 0])[0] - onStage(thing, near!)[0], 0]);
  cat.target = faceOf(thing);
  if (mayTurnSideways(cat.cat.figure, cat.spec)) cat.faceShown = "side";
  keepOffFace(cat, thing);
  thing.isPlaced = true;
  cat.reach = {
    far: ownPoint(cat, onStage(thing, far!)),
    near: ownPoint(cat, onStage(thing, near!)),
  };
  cat.pawsDepth = Math.max(cat.depth, thing.depth) + 0.02;
}

/** How much nearer to the viewer than the cat it stands, in units. */
const BEFORE = 12;

/** The cat half from the side, for work beside it, where no words say otherwise. */
export function turnAside(cat: CatOnStage): void {
  if (cat.spec.view || cat.cat.figure.view === "side") return;
  cat.spec = { ...cat.spec, view: "three-quarter" };
  cat.cat = drawCat(cat.spec, { mirrored: cat.placing.mirror });
  cat.box = boundsOf(bareItems(cat.cat));
  const { left, right } = cat.cat.figure.rest;
  cat.rest = { left, right };
}
