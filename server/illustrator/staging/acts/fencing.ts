/**
 * @module A fight with swords: two cats face each other, their blades cross; one alone points its blade
 * ahead.
 */
import { type Box, heightOf, widthOf } from "../../geometry/measure.ts";
import { isUpright } from "../../cat/body/reaching.ts";
import { line } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import type { ToolLine } from "../../things/use.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { faceOf, onStage, ownPoint } from "../actor_boxes.ts";
import { takeInMouth } from "../held/head_and_mouth.ts";
import { moveBy } from "../moving_actors.ts";
import { shoulderOf } from "../held/paws.ts";
import { addTools, aim, along, laidAlong, type Line } from "./tools.ts";

/** A blade with its handle is so long, in units, and rises so steeply, in radians. */
const BLADE = { long: 240, steep: 0.66 };

/** From the middle of a head to the paw that holds it, in units of the head, and from the shoulder down to it. */
const PAW = { aside: 128, below: 6 };

/** The other arm is up behind, for balance: from the middle of the head, in units of it. */
const OTHER: Point = [-150, 40];

/** Where blades cross, as a share of their length. */
const CROSSED = 0.52;

export function fence(cats: readonly CatOnStage[], sword: ThingOnStage): void {
  const free = cats.filter(({ cat }) => isUpright(cat.figure));
  const [one, other] = free;
  if (!one) {
    const [cat] = cats;
    if (cat) takeInMouth(cat, sword);
    return;
  }
  const way = wayOf(one);
  draw(one, sword, way);
  if (!other) {
    one.target = onStage(one, along(way, 3));
    return;
  }
  faceEachOther(one, other, way);
  const at = onStage(one, along(way, CROSSED));
  draw(other, sword, {
    from: wayOf(other).from,
    to: beyond(wayOf(other).from, ownPoint(other, at)),
  });
  one.target = faceOf(other);
  other.target = faceOf(one);
  addTools(one, sword, "spark", { items: spark(along(way, CROSSED)) });
  other.depth = one.depth - 0.05;
}

/** The blade of a cat, in its own units. */
function wayOf(cat: CatOnStage): Line {
  const { head } = cat.cat.figure;
  const from: Point = [head.at[0] + PAW.aside * head.scale, shoulderOf(cat) + PAW.below];
  const to: Point = [
    from[0] + BLADE.long * Math.cos(BLADE.steep),
    from[1] - BLADE.long * Math.sin(BLADE.steep),
  ];
  return { from, to };
}

/** A blade from there through a point where it crosses another. */
function beyond(from: Point, through: Point): Point {
  const far = Math.hypot(through[0] - from[0], through[1] - from[1]) || 1;
  const by = BLADE.long / far;
  return [from[0] + (through[0] - from[0]) * by, from[1] + (through[1] - from[1]) * by];
}

/** Turned to each other, so far apart that the blades cross in the middle between both. */
function faceEachOther(one: CatOnStage, other: CatOnStage, way: Line): void {
  const [left, right] = one.placing.at[0] <= other.placing.at[0] ? [one, other] : [other, one];
  left.placing.mirror = false;
  right.placing.mirror = true;
  const reach = along(way, CROSSED)[0] * one.placing.scale;
  const theirs = along(wayOf(other), CROSSED)[0] * other.placing.scale;
  const apart = reach + theirs, now = right.placing.at[0] - left.placing.at[0];
  moveBy(left, [(now - apart) / 2, 0]);
  moveBy(right, [(apart - now) / 2, 0]);
  for (const cat of [one, other]) cat.isPlaced = true;
}

/** Puts a sword into the paw of a cat; the second one of several cats has one like it. */
function draw(cat: CatOnStage, sword: ThingOnStage, way: Line): void {
  const line = lineOf(sword.box);
  if (!sword.heldBy) aim(cat, sword, line, way);
  else addTools(cat, sword, "sword", { items: laidAlong(sword.one, line, way), isBelow: true });
  const { head } = cat.cat.figure;
  cat.reach = {
    near: along(way, 0.08),
    far: [head.at[0] + OTHER[0] * head.scale, head.at[1] + OTHER[1] * head.scale],
  };
}

/** From the handle of a blade to its point: upright, or aslant as emoji are drawn. */
function lineOf(box: Box): ToolLine {
  return heightOf(box) > widthOf(box) * 1.4
    ? { handle: [0.5, 0.92], end: [0.5, 0.02] }
    : { handle: [0.06, 0.94], end: [0.98, 0.02] };
}

/** The colour of sparks, and how long their rays are, in units. */
const SPARK = { colour: { l: 0.95, c: 0.12, h: 95 }, from: 12, to: [40, 26] };

/** Rays where blades meet. */
function spark([x, y]: Point): Item[] {
  return Array.from({ length: 8 }, (_, i) => {
    const angle = i * Math.PI / 4 + 0.3, far = SPARK.to[i % 2]!;
    const at = (by: number): Point => [x + Math.cos(angle) * by, y + Math.sin(angle) * by];
    return line(
      `ray ${i}`,
      "prop",
      [at(SPARK.from), at((SPARK.from + far) / 2), at(far)],
      SPARK.colour,
      [5, 1],
    );
  });
}
