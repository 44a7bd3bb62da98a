/** @module One cat washes another: its head seen from the side, the tongue at the cheek or the brow of the other one. */
import { moveBy } from "../moving_actors.ts";
import { faceOf } from "../actor_boxes.ts";
import type { CatOnStage } from "../actors.ts";
import { face, hug, sideOf } from "./company.ts";
import { mayTurnSideways } from "../../cat/head/profile/in_profile.ts";
import { noseOf, turnSideways } from "../sideways.ts";

/** Where the nose is beside the face of the other one, in units of its head: aside and above its middle. */
const AT_CHEEK = { aside: 90, above: 26 };

/** How far a head nods to reach it, at most, in radians. */
const NOD = 0.4;

/** How much larger a small cat is drawn that stretches up to a tall one. */
const STRETCHED = 1.2;

/** Beside the other one, turned to it; the other looks at the viewer. */
export function groom(cat: CatOnStage, other: CatOnStage): void {
  if (!mayTurnSideways(cat.cat.figure, cat.spec)) {
    hug(cat, other);
    cat.target = faceOf(other);
    cat.mouth = "tongue";
    return;
  }
  const side = sideOf(cat, other);
  face(cat, side < 0 ? 1 : -1);
  face(other, side);
  other.faceShown = "whole";
  cat.mouth = "tongue";
  const unit = other.cat.figure.head.scale * other.placing.scale;
  const [x, y] = faceOf(other), level = y - AT_CHEEK.above * unit;
  turnSideways(cat);
  const [, ground] = cat.placing.at, [, nose] = noseOf(cat);
  // A kitten stretches up as far as it can.
  if (nose > level) cat.placing.scale *= Math.min(STRETCHED, (ground - level) / (ground - nose));
  const lever = Math.abs(noseOf(cat)[0] - faceOf(cat)[0]) || 1;
  const lift = Math.max(-NOD, Math.min(NOD, (noseOf(cat)[1] - level) / lever));
  turnSideways(cat, lift);
  const [nx] = noseOf(cat);
  moveBy(cat, [x + side * AT_CHEEK.aside * unit - nx, 0]);
  cat.depth = other.depth + 0.05;
}
