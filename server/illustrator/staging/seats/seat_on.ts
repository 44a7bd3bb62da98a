/** @module Cats and things on a thing. */
import type { Point } from "../../scene.ts";
import { isUpright } from "../../cat/body/reaching.ts";
import type { Use } from "../../things/use.ts";
import { useOf } from "../../things/uses.ts";
import { turnAside } from "../acts/beside_work.ts";
import { slideDown } from "../acts/sliding.ts";
import { placeIn } from "../acts/tools.ts";
import { layFlat } from "./laid_flat.ts";
import { layDown, makeRoom, seatOf } from "./seat_size.ts";
import { pileUp } from "./several_as_one.ts";
import { filledShare } from "../silhouette.ts";
import { boxAround, boxOf, footprintOf, onStage, ownPoint } from "../actor_boxes.ts";
import { moveBy } from "../moving_actors.ts";
import { standInRow } from "./in_a_row.ts";
import { seatAtEnds } from "./seesaw.ts";
import { besideCats } from "../around/sides.ts";
import type { CatOnStage, OnStage, ThingOnStage } from "../actors.ts";
import { planeOf } from "../thing_level.ts";

/** A seat is this much wider than what sits on it. */
const ROOMY = 1.1;

/** How far a body sinks into its seat. */
const SINK = 7;

/** What is ridden lying is this much longer than its rider is wide. */
const LONGER = 1.35;

/** How far below the top of a thing the shadow of a cat on it reaches, in units of the thing. */
const SHADED = 12;

/** A top with more gaps than this leaves shows no shadow. */
const SOLID = 0.85;

/** Side by side on a thing that stands on the ground, or wherever it has been put. */
export function seatOn(who: readonly OnStage[], what: ThingOnStage, sink = SINK): void {
  const { ends } = what.art.anchors ?? {};
  const cats = who.filter((actor) => actor.kind === "cat");
  if (ends && cats.length === who.length && cats.length <= ends.length && !what.isPlaced) {
    return seatAtEnds(cats, what, ends);
  }
  besideCats(who);
  const hasCat = who.some((actor) => actor.kind === "cat" || actor.riders !== undefined);
  const comesToThem = hasCat && !what.isPlaced;
  if (comesToThem) {
    layFlat(what);
    putUnder(who, what);
  }
  standInRow(who, what);
  const [middle, y] = onStage(what, seatPoint(what));
  const { left, right } = footprintOf(who);
  const x = comesToThem ? middle : freePlaceOn(what, { middle, wide: right - left });
  const { y: top } = what.top;
  const isSolid = filledShare(what.items, { ...what.top, y: top + SHADED }) > SOLID;
  for (const actor of who) {
    const [, feet] = onStage(actor, [0, 0]);
    const lift = liftOf(actor);
    moveBy(actor, [comesToThem ? 0 : x - (left + right) / 2, y + sink - feet - lift]);
    actor.isGrounded = false;
    if (actor.kind === "cat") {
      actor.seat = what;
      if (isSolid) actor.castsOnSeat = true;
    }
    actor.isPlaced = true;
  }
  const nearest = Math.min(...who.map(({ depth }) => depth));
  what.riders = ridersOf(what, who);
  what.holds = [...what.holds ?? [], ...who.filter(({ kind }) => kind === "thing")];
  if (hasCat) {
    what.depth = nearest - 1;
    what.bears = true;
    return;
  }
  // On the rim of what is open it is before its wall.
  const above = what.front.length > 0 ? ON_FRONT : 0.05;
  for (const actor of who) actor.depth = what.depth + above;
}

/** How much nearer than a container what stands on its rim is. */
const ON_FRONT = 1.97;

/** Where on a seat there is room, in shares of its width, the best place first. */
const PLACES = [0.5, 0.12, 0.88, 0.3, 0.7];

/** The middle of a seat, or a free place on it. */
function freePlaceOn(
  what: ThingOnStage,
  { middle, wide }: { middle: number; wide: number },
): number {
  const taken = [...what.riders ?? [], ...what.holds ?? []].map(boxOf);
  if (taken.length === 0) return middle;
  const { left, right } = seatOf(what);
  const places = PLACES.map((share) => onStage(what, [left + (right - left) * share, 0])[0]);
  const overlap = (x: number) =>
    Math.max(
      ...taken.map((box) => Math.min(box.right, x + wide / 2) - Math.max(box.left, x - wide / 2)),
    );
  return places.toSorted((one, other) =>
    Math.max(0, overlap(one)) - Math.max(0, overlap(other))
  )[0]!;
}

/** Astride: deeper than on a seat, and as high in the air as what carries it flies. */
export function rideOn(who: readonly OnStage[], what: ThingOnStage): void {
  const bars = useOf(what.prop)?.paws;
  const riders = bars ? who.filter((actor) => actor.kind === "cat") : [];
  for (const rider of riders.slice(0, 1)) faceAhead(rider, what);
  for (const rider of who) if (what.art.isFriend) faceWithMount(rider, what);
  seatOn(who, what, SINK * 2.4);
  for (const rider of riders.slice(0, 1)) layPawsOn(rider, what, bars!);
  const use = useOf(what.prop);
  if (use?.stands) { for (const rider of who) balance(rider); }
  if (use?.slides) slideDown(who, what);
  if (what.art.spot !== "air" || what.art.anchors?.ride) return;
  // What else is on it moves with it.
  for (const actor of [...who.filter(({ kind }) => kind === "cat"), what]) {
    moveBy(actor, [0, -FLIGHT]);
  }
  what.isGrounded = false;
}

/** Turned the way it rides. */
function faceAhead(cat: CatOnStage, what: ThingOnStage): void {
  turnAside(cat);
  if (useOf(what.prop)?.isMirrored) what.placing.mirror = !cat.placing.mirror;
}

/**
 * An animal's back lies on the side away from its head: who rides it looks where it goes, and keeps its tail away from
 * that head.
 */
function faceWithMount(rider: OnStage, what: ThingOnStage): void {
  const { seat } = what.art.anchors ?? {};
  if (rider.kind !== "cat" || seat?.left === undefined || seat.right === undefined) return;
  const isHeadLeft = seat.left + seat.right > 1;
  // The tail of a cat that looks at the viewer is on the side to which it faces.
  rider.placing.mirror = isHeadLeft === (rider.cat.figure.view === "side");
}

/** Both paws on the handlebars. */
function layPawsOn(
  cat: CatOnStage,
  what: ThingOnStage,
  [far, near]: NonNullable<Use["paws"]>,
): void {
  if (!isUpright(cat.cat.figure)) return;
  const [there, here] = [far, near].map((share) =>
    ownPoint(cat, onStage(what, placeIn(what.box, share)))
  );
  cat.reach = { far: there!, near: here! };
}

/** Paws of who stands on a board, from the neck: out to both sides, one higher. */
const BALANCING: { near: Point; far: Point } = { near: [146, -2], far: [-150, 34] };

/** Arms out, unless they sit. */
function balance(rider: OnStage): void {
  if (rider.kind !== "cat" || rider.spec.pose !== "upright" || rider.reach) return;
  const [x, y] = rider.cat.figure.neck.at, { near, far } = BALANCING;
  rider.reach = { near: [x + near[0], y + near[1]], far: [x + far[0], y + far[1]], turn: -0.2 };
}

/** How high a board on a wave carries a cat, in units. */
const AFLOAT = 14;

/** How high things that fly carry a cat, in units. */
const FLIGHT = 150;

/** How far a body hangs above what bears it: one that flies on a broom lies on it. */
function liftOf(actor: OnStage): number {
  if (actor.kind === "thing") return 0;
  const { lift } = actor.cat.figure.rest;
  return actor.spec.pose === "flying" ? -lift : lift * 0.3;
}

/** Sized for them, its seat below their middle; what is ridden lying flies. */
function putUnder(who: readonly OnStage[], what: ThingOnStage): void {
  const { ride, stretch, wide, hangs = 0 } = what.art.anchors ?? {};
  if ((what.count > 1 || what.art.pile) && !ride) pileUp(what);
  // A tail may hang over the arm of a sofa, not over the edge of a stool.
  const { left, right } = stretch && !wide ? boxAround(who) : footprintOf(who);
  if (ride) layDown(what, ride.turn, (right - left) * LONGER);
  else makeRoom(what, (right - left) * ROOMY);
  what.placing.at = [0, 0];
  const [seat] = onStage(what, seatPoint(what));
  const height = ride ? (ride.isLow ? AFLOAT : FLIGHT) + boxOf(what).bottom : hangs;
  if (height > 0) what.isGrounded = false;
  what.placing.at = [(left + right) / 2 - seat, 4 - height];
  what.isPlaced = true;
}

/** Where a thing bears the middle of what sits on it, in its own units. */
function seatPoint(what: ThingOnStage): Point {
  const { ride } = what.art.anchors ?? {};
  const { left, right, y } = ride
    ? planeOf(what.box, { y: ride.at[1], left: ride.at[0], right: ride.at[0] })
    : seatOf(what);
  return [(left + right) / 2, y];
}

/** Those that sit there already, and the cats among these. */
export function ridersOf(
  { riders = [] }: ThingOnStage,
  who: readonly OnStage[],
): CatOnStage[] | undefined {
  const all = [...new Set([...riders, ...who.filter((actor) => actor.kind === "cat")])];
  return all.length > 0 ? all : undefined;
}
