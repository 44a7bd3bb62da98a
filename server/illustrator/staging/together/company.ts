/** @module Cats so close that they touch each other, or a thing with their whole body. */
import { THINGS } from "../../things/catalogue.ts";
import { boundsOf, heightOf, unionBox, widthOf } from "../../geometry/measure.ts";
import { inverse, moveItems, movePoint } from "../../geometry/transform.ts";
import type { Item, Point } from "../../scene.ts";
import { belongsAtWall, standAtWall } from "../around/at_wall.ts";
import { shoulderOf } from "../held/paws.ts";
import { placeBeside, type Side } from "../around/sides.ts";
import { keepFaceApart } from "./faces_apart.ts";
import { drawnCat } from "../drawn_cat.ts";
import { faceBox } from "../face_free.ts";
import { noseOf, turnSideways } from "../sideways.ts";
import { boxOf, faceOf, onStage, ownPoint, transformOf } from "../actor_boxes.ts";
import { isUpright } from "../../cat/body/reaching.ts";
import type { CatOnStage, OnStage, ThingOnStage } from "../actors.ts";
import { GENEROUS } from "../../wardrobe/prop_scale.ts";
import { moveBy } from "../moving_actors.ts";
import { spanAt } from "../silhouette.ts";
import { planeOf } from "../thing_level.ts";

/** How far heads and bodies lean towards each other, in radians. */
const TENDER = 0.07;

/** On which side of another a cat stands. */
export function sideOf(cat: OnStage, other: OnStage): Side {
  return cat.placing.at[0] <= other.placing.at[0] ? -1 : 1;
}

/** Half of the width of a head that leans against another one, in units of the head: cheek fur gives way. */
const CHEEK = 74;

/** How far a foreleg reaches around another cat from its own shoulder, in units. */
const ARM = 150;

/** Heads together, bodies overlapping, one foreleg on the other's chest. */
export function hug(cat: CatOnStage, other: CatOnStage): void {
  const side = sideOf(cat, other);
  cat.isPlaced = true;
  face(cat, side < 0 ? 1 : -1);
  face(other, side);
  cat.placing.turn = -side * LEANING;
  other.placing.turn = side * LEANING;
  const ground = other.placing.at[1];
  moveBy(cat, [0, ground - cat.placing.at[1]]);
  const [x, y] = faceOf(cat), [ox, oy] = faceOf(other);
  const heads = CHEEK * (cat.cat.figure.head.scale * cat.placing.scale +
    other.cat.figure.head.scale * other.placing.scale);
  // A small head leans on the chest of a tall cat.
  const aside = Math.sqrt(Math.max(heads * heads * 0.4, heads * heads - (y - oy) ** 2));
  moveBy(cat, [ox + side * aside - x, 0]);
  moveBy(cat, [side * hiddenEyes(other, cat, side), 0]);
  cat.depth = other.depth + 0.05;
  const [nx, ny] = other.cat.figure.neck.at;
  const [tx, ty] = movePoint(inverse(transformOf(cat)), onStage(other, [nx, ny + 84]));
  const from: Point = [cat.cat.figure.neck.at[0] + 33, shoulderOf(cat)];
  const far = Math.hypot(tx - from[0], ty - from[1]);
  const share = Math.min(1, ARM / far);
  cat.reach = { near: [from[0] + (tx - from[0]) * share, from[1] + (ty - from[1]) * share] };
  cat.pawsDepth = cat.depth + 0.02;
}

/** How far the head of a cat on this side reaches over the eyes of another one, which may look at it. */
function hiddenEyes(other: CatOnStage, cat: CatOnStage, side: Side): number {
  const eyes = [other, { ...other, target: faceOf(cat) }].map((each) =>
    boundsOf(moveItems(transformOf(other), drawnCat(each).features.filter(isEye)))
  ).reduce(unionBox);
  const head = faceBox(cat);
  const over = side < 0 ? head.right - eyes.left : eyes.right - head.left;
  return Math.max(0, over + BESIDE_EYE);
}

/** Fur between an eye and a head that lies on a cheek, in units. */
const BESIDE_EYE = 4;

function isEye({ is }: Item): boolean {
  return is === "eye";
}

/** How far two lean against each other, in radians. */
const LEANING = 0.1;

/** Turned to each other, the noses as near as two faces allow. */
export function meet(cat: CatOnStage, other: CatOnStage): void {
  const side = sideOf(cat, other);
  face(cat, side < 0 ? 1 : -1);
  face(other, side);
  cat.placing.turn = -side * TENDER * 1.6;
  other.placing.turn = side * TENDER * 1.6;
  const [low, high] = faceOf(cat)[1] > faceOf(other)[1] ? [cat, other] : [other, cat];
  const [, ground] = low.placing.at, [, below] = faceOf(low), [, above] = faceOf(high);
  // A kitten stretches up to a tall cat as far as it can.
  if (below < ground) {
    low.placing.scale *= Math.min(STRETCHED, (ground - above) / (ground - below));
  }
  const [x, y] = faceOf(cat), [ox, oy] = faceOf(other);
  const heads = 86 * (cat.cat.figure.head.scale * cat.placing.scale +
    other.cat.figure.head.scale * other.placing.scale);
  // A head that is higher than the other touches it aslant.
  const aside = Math.sqrt(Math.max(heads * heads * 0.25, heads * heads - (y - oy) ** 2));
  moveBy(cat, [ox + side * aside - x, 0]);
  cat.target = faceOf(other);
  other.target = faceOf(cat);
  turnSideways(cat);
  turnSideways(other);
  if (isInProfile(cat) && isInProfile(other)) touchNoses(cat, other, side);
}

/** Two heads seen from the side nod to each other until their noses are on one level, and come together. */
function touchNoses(cat: CatOnStage, other: CatOnStage, side: Side): void {
  for (const each of [cat, other]) {
    delete each.target;
    turnSideways(each);
  }
  const lever = (each: CatOnStage) => Math.abs(noseOf(each)[0] - faceOf(each)[0]);
  const lift = (noseOf(cat)[1] - noseOf(other)[1]) / (lever(cat) + lever(other));
  turnSideways(cat, lift);
  turnSideways(other, -lift);
  const [x, y] = noseOf(cat), [ox, oy] = noseOf(other);
  moveBy(cat, [ox - x + side * (NOSES_APART + ASLANT * Math.abs(y - oy)), 0]);
}

/** Between the tips of two noses that touch, in units; more where one stays above the other, by this share of how much. */
const NOSES_APART = 3, ASLANT = 0.4;

function isInProfile({ cat: { figure } }: CatOnStage): boolean {
  return figure.head.profile === true;
}

/** How much larger a small cat is drawn to reach the face of a tall one. */
const STRETCHED = 1.25;

/** A post, a trunk, a column: so many times as high as wide, and at least so many times as high as who leans on it. */
const SLIM = { higher: 1.3, shape: 1.6 };

/** How far a shoulder lies over a stem, as a share of the width of who leans. */
const OVER = 0.1;

/** The stem of a lamp is narrower than its head: it comes to the shoulder that leans on it. */
function comeToStem(what: ThingOnStage, actor: OnStage): void {
  const { left, right, top, bottom } = boxOf(actor);
  const span = spanAt(moveItems(transformOf(what), what.items), top + (bottom - top) * 0.62);
  if (!span) return;
  const isRight = span.left + span.right > left + right;
  const over = OVER * (right - left);
  moveBy(what, [isRight ? right - over - span.left : left + over - span.right, 0]);
}

function isSlim({ prop, art, box }: ThingOnStage): boolean {
  const size = THINGS.get(prop)?.size;
  const isLarge = size !== undefined && size !== "tiny" && size !== "small" && size !== "medium";
  return isLarge && art.isFriend !== true && heightOf(box) > SLIM.shape * widthOf(box);
}

/** Aslant against the side of something. */
export function lean(actor: OnStage, what: OnStage): void {
  // Beside another cat it stays on its side: beyond that one a third may be.
  const side: Side = what.kind === "cat" ? sideOf(actor, what) : actor.placing.mirror ? 1 : -1;
  if (what.kind === "thing" && !what.isPlaced) {
    const least = isSlim(what) ? SLIM.higher : 0.62;
    what.placing.scale = Math.max(GENEROUS, least * heightOf(boxOf(actor)) / heightOf(what.box));
    placeBeside([what], [actor], side < 0 ? 1 : -1, -0.16 * widthOf(boxOf(actor)));
    if (isSlim(what)) comeToStem(what, actor);
    what.depth = actor.depth - 0.5;
  } else placeBeside([actor], [what], side, -0.16 * widthOf(boxOf(actor)));
  actor.placing.turn = -side * (what.kind === "cat" ? TENDER * 1.5 : ASLANT_LEANING);
  if (actor.kind === "cat" && what.kind === "cat") keepFaceApart(actor, what);
  else if (actor.kind === "cat") layPawOn(actor, what);
}

/** How far who leans on a thing is out of the vertical, in radians, and how far its paw is above its shoulder, in units. */
const ASLANT_LEANING = 0.13, PAW_ON_IT = 6;

/** The paw of a free arm on what the cat leans on, at its near edge. */
function layPawOn(cat: CatOnStage, what: OnStage): void {
  if (!isUpright(cat.cat.figure) || cat.reach) return;
  const y = shoulderOf(cat) - PAW_ON_IT, [x] = cat.cat.figure.neck.at;
  const { left, right, top, bottom } = boxOf(what), [sx, sy] = onStage(cat, [x, y]);
  const level = Math.min(bottom - 10, Math.max(top + 10, sy));
  const edge = Math.abs(left - sx) < Math.abs(right - sx) ? left : right;
  const to = ownPoint(cat, [edge + Math.sign((left + right) / 2 - edge) * 14, level]);
  cat.reach = to[0] > x ? { near: to } : { far: to };
  cat.pawsDepth = Math.max(cat.depth, what.depth) + 0.02;
}

/** By both forepaws, below a thing in the air; what stands at a wall stays there. */
export function hang(cat: CatOnStage, what: ThingOnStage): void {
  const { figure } = cat.cat;
  if (belongsAtWall(what)) {
    return standAtWall(what, { before: [cat], side: cat.placing.mirror ? -1 : 1 });
  }
  if (figure.grip) return hangOver(cat, what, figure.grip);
  const grip = figure.head.at[1] - 112 * figure.head.scale;
  what.placing.scale = Math.max(0.8, 0.9 * widthOf(boxOf(cat)) / widthOf(what.box));
  what.isPlaced = true;
  what.isGrounded = false;
  moveBy(cat, [0, -HANGING]);
  cat.isGrounded = false;
  const [x, y] = onStage(cat, [figure.head.at[0], grip]);
  // A branch hangs down beside the cat; the paws are on what bears weight.
  const bar = what.art.anchors?.seat && planeOf(what.box, what.art.anchors.seat);
  const { scale } = what.placing;
  what.placing.at = bar
    ? [x - (bar.left + bar.right) / 2 * scale, y - bar.y * scale - GRIPPED]
    : [x, y + 18];
  what.depth = cat.depth - 0.5;
  cat.reach = {
    near: [figure.head.at[0] + 96, grip],
    far: [figure.head.at[0] - 96, grip],
  };
}

/** What both paws hang from lies so far above their middle, in units. */
const GRIPPED = 4;

/** A thing between the paws of a cat that hangs by all of them. */
function hangOver(cat: CatOnStage, what: ThingOnStage, grip: Point): void {
  what.placing.scale = Math.max(0.8, 1.05 * widthOf(boxOf(cat)) / widthOf(what.box));
  const [x, y] = onStage(cat, grip);
  const height = (what.box.bottom - what.box.top) * what.placing.scale;
  what.placing.at = [x, y + height / 2];
  what.depth = cat.depth - 0.5;
  what.isPlaced = true;
  what.isGrounded = false;
  cat.isGrounded = false;
}

/** How far above the ground a hanging cat is, in units. */
const HANGING = 120;

/** Turns a cat to this side of the picture. */
export function face({ placing }: OnStage, side: Side): void {
  placing.mirror = side < 0;
}
