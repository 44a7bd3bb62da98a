/**
 * What a cat does with a thing before it: it eats from it, plays it, throws it.
 *
 * @module
 */
import { heightOf, widthOf } from "../geometry/measure.ts";
import { isUpright } from "../cat/body/reaching.ts";
import type { Point } from "../scene.ts";
import type { CatOnStage, OnStage, ThingOnStage } from "./actors.ts";
import { GENEROUS } from "./thing_on_stage.ts";
import { giveTo, sizeThing } from "./moving_actors.ts";
import { faceOf, restOf } from "./actor_boxes.ts";
import { holdBefore, LONG, shoulderOf } from "./paws.ts";

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

/** Cats work at a thing, on which their eyes are. */
export function workTogether(
  who: readonly OnStage[],
  what: OnStage,
  room: { highest?: number } = {},
): void {
  if (what.kind !== "thing") return;
  for (const actor of who) {
    if (actor.kind !== "cat") continue;
    workAt(actor, what, room);
    actor.target = faceOf(what);
  }
}

/** Food and drink: at the lips, or on the ground before the cat. */
export function feed(cat: CatOnStage, thing: ThingOnStage): void {
  if (isUpright(cat.cat.figure)) holdBefore(cat, thing, { largest: 140, atLips: true });
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
