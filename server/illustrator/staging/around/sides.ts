/** @module What stands beside what. */
import { belongsAtWall, standAtWall } from "./at_wall.ts";
import { heightOf } from "../../geometry/measure.ts";
import { boxAround, boxOf } from "../actor_boxes.ts";
import { moveBy } from "../moving_actors.ts";
import type { OnStage, ThingOnStage } from "../actors.ts";

/** Room between two that stand side by side; a negative one lets them touch. */
export const GAP = 10;

/** Who is beside what stands at the wall is before it with this share of its width at most. */
const BESIDE_WALL = 0.3;

/** How far a thing stands in front of what it is beside, in units. */
const IN_FRONT = 10;

export type Side = -1 | 1;

/** Moves `who` next to `what`: -1 to its left as the viewer sees it, 1 to its right. */
export function placeBeside(
  who: readonly OnStage[],
  what: readonly OnStage[],
  side: Side,
  gap = GAP,
): void {
  const own = boxAround(who), other = boxAround(neighboursOf(who, what));
  const dx = side < 0 ? other.left - gap - own.right : other.right + gap - own.left;
  const ground = Math.max(...what.map(({ placing }) => placing.at[1]));
  for (const actor of who) {
    const isFlying = actor.kind === "thing" && actor.art.spot === "air";
    const y = isFlying ? other.top * 0.6 : actor.kind === "thing" ? ground + IN_FRONT : ground;
    // Beside what stands on a table a cat stays on the ground.
    const stays = actor.isPlaced || actor.kind === "cat" && what.every(isBorneThing);
    moveBy(actor, [dx, stays ? 0 : y - actor.placing.at[1]]);
    if (isFlying) actor.isGrounded = false;
    else if (actor.kind === "thing") standOnGround(actor, what);
    actor.isPlaced = true;
  }
}

/** Beside who sits on a chair a floor lamp stands beside the chair. */
function neighboursOf(who: readonly OnStage[], what: readonly OnStage[]): readonly OnStage[] {
  const [thing, ...more] = who;
  if (thing?.kind !== "thing" || more.length > 0) return what;
  const seats = what.flatMap((actor) => actor.kind === "cat" && actor.seat ? [actor.seat] : []);
  const isTall = heightOf(boxOf(thing)) > TALL * heightOf(boxAround(what));
  return isTall ? [...what, ...seats] : what;
}

/** What is so many times as high as who sits there stands beside their seat, and not on it. */
const TALL = 0.7;

function isBorneThing(actor: OnStage): boolean {
  return actor.kind === "thing" && !actor.isGrounded;
}

/** How far the fur of a cat and what comes with it overlap, in units. */
const CLOSE = 24;

/** Things that share a seat or a basket with cats are beside them, by turns to the right and to the left. */
export function besideCats(who: readonly OnStage[]): void {
  const placed: OnStage[] = who.filter(({ kind, isPlaced }) => kind === "cat" || isPlaced);
  if (!placed.some(({ kind }) => kind === "cat")) return;
  const loose = who.filter((actor) => !placed.includes(actor));
  for (const [i, thing] of loose.entries()) {
    placeBeside([thing], placed, i % 2 === 0 ? 1 : -1, -CLOSE);
    placed.push(thing);
  }
}

/** Beside who sits on a chair a thing stands on the ground; beside who lies on a bed it lies there too. */
function standOnGround(thing: ThingOnStage, beside: readonly OnStage[]): void {
  const [seat] = beside.flatMap((actor) => actor.kind === "cat" && actor.seat ? [actor.seat] : []);
  if (!seat || thing.isPlaced) return;
  const { left, right } = boxOf(seat);
  const [x, y] = thing.placing.at;
  if (x > left && x < right) return;
  moveBy(thing, [0, seat.placing.at[1] + IN_FRONT - y]);
}

/**
 * Moves the thing among them, or else the one named first: `who` then stands on this side of `what`, beyond what stands
 * there already.
 */
export function arrangeSides(
  who: readonly OnStage[],
  what: OnStage,
  side: Side,
  all: readonly ThingOnStage[] = [],
): void {
  const there = (middle: OnStage, on: Side, moved: readonly OnStage[]) =>
    all.filter((thing) =>
      !moved.includes(thing) && thing !== middle && isNeighbour(thing) &&
      isOnSide(thing, middle, on)
    );
  // Who embraces already on this side stays close.
  const hasPlace = what.kind === "cat" || what.isPlaced;
  const isThere = hasPlace && who.every((actor) => actor.isPlaced && isOnSide(actor, what, side));
  if (isThere) return;
  const things = who.filter((actor) => actor.kind === "thing");
  const [thing] = things;
  if (thing && things.length === 1 && belongsAtWall(thing)) {
    return standAtWall(thing, { before: [what], side, most: BESIDE_WALL });
  }
  if (things.length > 0) return placeBeside(things, [what, ...there(what, side, things)], side);
  if (what.kind === "thing" && !what.isPlaced) {
    const other: Side = side < 0 ? 1 : -1;
    if (belongsAtWall(what)) {
      return standAtWall(what, { before: who, side: other, most: BESIDE_WALL });
    }
    const beside = who.length === 1 ? there(who[0]!, other, [what]) : [];
    return placeBeside([what], [...who, ...beside], other);
  }
  placeBeside(who, [what], side);
}

/** It stands on the ground where another one would. */
function isNeighbour({ isPlaced, isGrounded, isAtWall, bears, heldBy }: ThingOnStage): boolean {
  return isPlaced && isGrounded && !isAtWall && !bears && !heldBy;
}

function isOnSide(actor: OnStage, what: OnStage, side: Side): boolean {
  const middle = (one: OnStage) => (boxOf(one).left + boxOf(one).right) / 2;
  return (middle(actor) - middle(what)) * side > 0;
}
