/**
 * What cats hold, bite, wear and work at.
 *
 * @module
 */
import { boundsOf, heightOf, widthOf } from "../geometry/measure.ts";
import { mouthPlace } from "../cat/face_places.ts";
import { isUpright } from "../cat/reaching.ts";
import { movePoint, placing } from "../geometry/transform.ts";
import type { Point } from "../scene.ts";
import type { CatOnStage, ThingOnStage } from "./actors.ts";
import { GENEROUS } from "./thing_on_stage.ts";
import { giveTo, sizeThing } from "./moving_actors.ts";
import { onStage, restOf } from "./actor_boxes.ts";

/** Smaller things would vanish between the paws, in units. */
const SMALLEST = 112;

/** Things longer than this share of their width lie across the body, or stand in one paw. */
const LONG = 1.35;

/** What lies across the body is so long that both ends show beyond the paws, in units. */
const ACROSS = { least: 210, most: 300 };

/** As its shape asks: upright in one paw, across the body, or between both paws. */
export function hold(cat: CatOnStage, thing: ThingOnStage): void {
  const width = widthOf(thing.box), height = heightOf(thing.box);
  if (thing.art.spot === "hand") raise(cat, thing);
  else if (height > LONG * width) raise(cat, thing, [0, -0.3 * height]);
  else if (width > LONG * height) holdAcross(cat, thing);
  else holdBefore(cat, thing);
}

/** Across the body, below the chin; both paws grip its middle. */
function holdAcross(cat: CatOnStage, thing: ThingOnStage): void {
  const { figure } = cat.cat;
  if (!isUpright(figure)) return takeInMouth(cat, thing);
  const width = widthOf(thing.box), height = heightOf(thing.box);
  const long = Math.min(ACROSS.most, Math.max(ACROSS.least, width * GENEROUS * 1.35));
  const scale = Math.min(long / width, fittingUnderChin(cat, height, 0, LEAST_ACROSS));
  const high = height * scale;
  const at: Point = [figure.neck.at[0], levelBelowChin(cat, high)];
  giveTo(cat, thing, { at, scale, turn: TILT, grip: [0, -height / 2] });
  const aside = Math.max(38, width * scale * 0.17), y = at[1] + high * 0.3;
  cat.reach = { near: [at[0] + aside, y + aside * TILT], far: [at[0] - aside, y - aside * TILT] };
}

/** How far what lies across a body is tilted, in radians. */
const TILT = -0.1;

/** The middle of a thing so high before the chest: its upper edge at the chin, its lower one above the ground. */
function levelBelowChin(cat: CatOnStage, high: number): number {
  return Math.min(Math.max(shoulderOf(cat) + 48, chinOf(cat) + high / 2), -high / 2 - ABOVE_GROUND);
}

/** The scale at which a thing so high has room between chin and ground: a handle across the face would cut it. */
function fittingUnderChin(
  cat: CatOnStage,
  height: number,
  lift: number,
  least = LEAST_HELD,
): number {
  return Math.max(least, -ABOVE_GROUND - chinOf(cat) + lift) / height;
}

/** How low a chin reaches, in the cat's own units: heads of styles, breeds and ages differ. */
function chinOf({ cat: { figure: { head }, skull } }: CatOnStage): number {
  const outline = skull.filter(({ name }) => name === "head");
  const lowest = outline.length > 0 ? boundsOf(outline).bottom - FUR : -Infinity;
  return Math.max(head.at[1] + UNDER_CHIN * head.scale, lowest);
}

/** A held thing may touch the fur of the chin, in units. */
const FUR = 12;

/** Lower than this nothing held is, in units, upright or across, and nothing held touches the ground. */
const LEAST_HELD = 88, LEAST_ACROSS = 60, ABOVE_GROUND = 14;

/** From the middle of a head to what is held under its chin, in units of the head. */
const UNDER_CHIN = 88;

/** Before the chest, between both forepaws. `lift` moves it up from the middle of the chest. */
export function holdBefore(
  cat: CatOnStage,
  thing: ThingOnStage,
  { largest = 185, lift = 0, turn = 0 }: { largest?: number; lift?: number; turn?: number } = {},
): void {
  const { figure } = cat.cat;
  if (!isUpright(figure)) return takeInMouth(cat, thing);
  const width = widthOf(thing.box), height = heightOf(thing.box);
  const natural = Math.max(width, height) * GENEROUS * 1.3;
  const wished = Math.min(largest, Math.max(SMALLEST, natural)) / Math.max(width, height);
  const scale = Math.min(wished, fittingUnderChin(cat, height, lift));
  const level = levelBelowChin(cat, height * scale);
  const at: Point = [figure.neck.at[0], level - lift];
  const lies = Math.abs(Math.sin(turn)), stands = Math.abs(Math.cos(turn));
  const half = (width * stands + height * lies) * scale / 2;
  const aside = Math.min(Math.max(half * 0.86, 26), 96);
  giveTo(cat, thing, { at, scale, turn, grip: [0, -height / 2] });
  const y = at[1] + Math.max(10, height * scale * 0.2);
  cat.reach = { near: [at[0] + aside, y], far: [at[0] - aside, y + 2] };
}

/** In one raised paw, upright, by its grip: wands, swords, candles. */
export function raise(
  cat: CatOnStage,
  thing: ThingOnStage,
  grip: Point = thing.grip,
): void {
  const { figure } = cat.cat;
  if (!isUpright(figure)) return takeInMouth(cat, thing);
  const x = Math.max(figure.rest.right * 0.78, figure.head.at[0] + 128 * figure.head.scale);
  const at: Point = [x, shoulderOf(cat) + 2];
  const scale = Math.max(GENEROUS, RAISED / heightOf(thing.box));
  giveTo(cat, thing, { at, scale, turn: 0.14, grip });
  cat.reach = { near: at, turn: -0.1 };
}

/** What is held up is at least so high, in units. */
const RAISED = 160;

/** Across the mouth: long things lie, a kitten hangs. */
export function takeInMouth(cat: CatOnStage, thing: ThingOnStage, { hangs = false } = {}): void {
  const { head } = cat.cat.figure;
  const width = widthOf(thing.box), height = heightOf(thing.box);
  const turn = !hangs && height > width * 1.2 ? Math.PI / 2 : 0;
  const scale = 168 * head.scale / Math.max(width, height);
  const at = movePoint(placing(head), mouthPlace([0, 72], head, cat.spec));
  const grip: Point = [0, hangs ? -height * 0.94 : -height * 0.6];
  giveTo(cat, thing, { at, scale: Math.min(scale, GENEROUS), turn, grip });
}

/** A kitten by its scruff, clear of the ground. */
export function carryByScruff(cat: CatOnStage, kitten: CatOnStage): void {
  const { head } = cat.cat.figure;
  const side = cat.placing.mirror ? -1 : 1;
  kitten.placing.scale = 0.46 * cat.placing.scale;
  kitten.placing.mirror = cat.placing.mirror;
  const mouth = onStage(
    cat,
    movePoint(placing(head), mouthPlace([0, 84], head, cat.spec)),
  );
  const own = kitten.cat.figure.neck.at;
  const { scale } = kitten.placing;
  kitten.placing.at = [
    mouth[0] - side * own[0] * scale + side * 26 * head.scale,
    mouth[1] - own[1] * scale,
  ];
  kitten.depth = cat.depth + 0.04;
  kitten.isGrounded = false;
  kitten.isPlaced = true;
}

/** On the head, like a hat. */
export function putOnHead(cat: CatOnStage, thing: ThingOnStage): void {
  const { head } = cat.cat.figure;
  const scale = Math.min(150 / widthOf(thing.box), 140 / heightOf(thing.box)) * head.scale;
  giveTo(cat, thing, {
    at: [head.at[0], head.at[1] - 62 * head.scale],
    scale,
    turn: head.turn,
    grip: [0, 0],
  });
}

/** On the ground before the cat, which has its paws on it. */
export function workAt(
  cat: CatOnStage,
  thing: ThingOnStage,
  { highest = 120, paws = true }: { highest?: number; paws?: boolean } = {},
): void {
  const { left, right } = restOf(cat);
  sizeThing(thing, { width: (right - left) * 0.92, highest });
  const { scale } = thing.placing;
  const own = cat.cat.figure.neck.at[0] * (cat.placing.mirror ? -1 : 1) * cat.placing.scale;
  const x = cat.placing.at[0] + own * 0.6;
  thing.placing.at = [x, cat.placing.at[1] + 34];
  thing.depth = cat.depth + 0.05;
  thing.isPlaced = true;
  if (!paws || !isUpright(cat.cat.figure)) return;
  const toOwn = ([px, py]: Point): Point => [
    (px - cat.placing.at[0]) / cat.placing.scale * (cat.placing.mirror ? -1 : 1),
    (py - cat.placing.at[1]) / cat.placing.scale,
  ];
  const y = thing.placing.at[1] + thing.top.y * scale + 2;
  const spread = Math.min(58, (thing.top.right - thing.top.left) * scale * 0.3);
  const ends = [toOwn([x - spread, y]), toOwn([x + spread, y])]
    .toSorted((one, other) => one[0] - other[0]);
  cat.reach = { far: ends[0]!, near: ends[1]! };
  cat.pawsDepth = thing.depth + 0.02;
}

/** Height of the shoulders in the cat's own units. */
export function shoulderOf({ cat: { figure } }: CatOnStage): number {
  const foreleg = [...figure.limbs, ...figure.back].find(({ name }) => / foreleg$/.test(name));
  return foreleg ? foreleg.axis[0]![1] : figure.neck.at[1] + 40;
}

/** Food and drink: small things under the chin, larger ones on the ground before the cat. */
export function feed(cat: CatOnStage, thing: ThingOnStage): void {
  if (isUpright(cat.cat.figure)) holdBefore(cat, thing, { largest: 140, lift: 26 });
  else {
    workAt(cat, thing, { highest: 84, paws: false });
    cat.target = thing.placing.at;
  }
}

/** An instrument or a toy, as its shape asks. */
export function play(cat: CatOnStage, thing: ThingOnStage): void {
  const width = widthOf(thing.box), height = heightOf(thing.box);
  const played = thing.art.anchors?.played;
  if (!isUpright(cat.cat.figure)) {
    workAt(cat, thing, { highest: 110, paws: false });
    cat.target = thing.placing.at;
  } else if (played === "before the chest") holdBefore(cat, thing, { largest: 220 });
  else if (played === "at the mouth") holdBefore(cat, thing, { largest: 180, lift: 70 });
  else if (height > LONG * width) strum(cat, thing);
  else workAt(cat, thing, { highest: 172 });
}

/** Across the chest, neck upwards: one paw at the neck, one at the strings. */
function strum(cat: CatOnStage, thing: ThingOnStage): void {
  const { figure } = cat.cat;
  const height = heightOf(thing.box);
  const scale = 300 / height, turn = 0.98;
  const at: Point = [figure.neck.at[0] - 14, shoulderOf(cat) + 78];
  giveTo(cat, thing, { at, scale, turn, grip: [0, -height * 0.3] });
  const along = (share: number, aside = 0): Point => [
    at[0] + Math.sin(turn) * height * scale * share + Math.cos(turn) * aside,
    at[1] - Math.cos(turn) * height * scale * share + Math.sin(turn) * aside,
  ];
  cat.reach = { near: along(0.4), far: along(-0.02, -10) };
}

/** Just thrown: the thing in the air before the cat, the paw raised after it. */
export function toss(cat: CatOnStage, thing: ThingOnStage): void {
  const { figure } = cat.cat;
  const side = cat.placing.mirror ? -1 : 1;
  const [x, y] = cat.placing.at;
  thing.placing.scale = Math.min(GENEROUS, 120 / heightOf(thing.box));
  thing.placing.at = [
    x + side * cat.placing.scale * (figure.head.at[0] + 235 * figure.head.scale),
    y + cat.placing.scale * (figure.head.at[1] + 20),
  ];
  thing.isPlaced = true;
  thing.isGrounded = false;
  if (isUpright(figure)) {
    cat.reach = { near: [figure.head.at[0] + 150 * figure.head.scale, figure.head.at[1] + 60] };
  }
  const { left, right, top, bottom } = thing.box, { scale, at } = thing.placing;
  cat.target = [at[0] + (left + right) / 2 * scale, at[1] + (top + bottom) / 2 * scale];
}
