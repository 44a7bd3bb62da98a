/**
 * Cats on things and in things, and what stands or lies on a cat.
 *
 * @module
 */
import { boundsOf, type Box, heightOf, widthOf } from "../geometry/measure.ts";
import type { Item, Point } from "../scene.ts";
import type { Anchors } from "../things/anchors.ts";
import { below } from "./clip.ts";
import { moveItems, placing } from "../geometry/transform.ts";
import { filledShare, type Plane, spanAt, topPlane } from "./silhouette.ts";
import {
  boxAround,
  boxOf,
  type CatOnStage,
  GENEROUS,
  moveBy,
  type OnStage,
  onStage,
  restOf,
  sizeThing,
  type ThingOnStage,
  widenThing,
} from "./stage.ts";

/** A seat is this much wider than what sits on it. */
const ROOMY = 1.1;

/** No seat is higher, in units: the cat stays the subject. */
const HIGHEST_SEAT = 300;

/** How far a body sinks into its seat. */
const SINK = 7;

/** The rim of a container is this much wider than the body in it. */
const WIDER = 1.12;
const HIGHEST_CONTAINER = 380;

/** A container widens by this share for each further cat in it, without growing as much in height. */
const MORE_ROOM = 0.75;

/** What bears a cat is drawn at least so much larger than beside one. */
const LEAST_SEAT = GENEROUS * 0.8;

/** What is ridden lying is this much longer than its rider is wide. */
const LONGER = 1.35;

/** A container for several is drawn this much flatter for each further cat. */
const FLATTER = 0.3;

/** How high the rim of a box is that holds no cat, in units. */
const EMPTY_RIM = 60;

/** The share of a cat that a container hides. */
const HIDDEN = 0.3;

/** How far below the top of a thing the shadow of a cat on it reaches, in units of the thing. */
const SHADED = 12;

/** A top with more gaps than this leaves shows no shadow. */
const SOLID = 0.85;

/** Side by side on a thing that stands on the ground, or wherever it has been put. */
export function seatOn(who: readonly OnStage[], what: ThingOnStage, sink = SINK): void {
  const hasCat = who.some(({ kind }) => kind === "cat");
  const comesToThem = hasCat && !what.isPlaced;
  if (comesToThem) putUnder(who, what);
  const [x, y] = onStage(what, seatPoint(what));
  const { left, right } = footprintOf(who);
  const { y: top } = what.top;
  const isSolid = filledShare(what.items, { ...what.top, y: top + SHADED }) > SOLID;
  for (const actor of who) {
    const [, feet] = onStage(actor, [0, 0]);
    const lift = liftOf(actor);
    moveBy(actor, [comesToThem ? 0 : x - (left + right) / 2, y + sink - feet - lift]);
    actor.isGrounded = false;
    if (actor.kind === "cat" && isSolid) actor.castsOnSeat = true;
    actor.isPlaced = true;
  }
  const nearest = Math.min(...who.map(({ depth }) => depth));
  if (hasCat) {
    what.depth = nearest - 1;
    what.bears = true;
  } else for (const actor of who) actor.depth = what.depth + 0.05;
}

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

/** How much of the height of each thing of a pile shows below the next one. */
const PILED = 0.86;

/** Several things bear a cat as a pile. */
function pileUp(what: ThingOnStage): void {
  const high = heightOf(boundsOf(what.one)) * PILED;
  const aside = widthOf(boundsOf(what.one)) * 0.05;
  what.items = what.art.pile?.(what.count, what.colour) ?? Array.from(
    { length: what.count },
    (_, i) => moveItems(placing({ at: [i % 2 ? aside : -aside, -i * high] }), what.one),
  ).flat();
  what.box = boundsOf(what.items);
  what.rest = { left: what.box.left, right: what.box.right };
  what.top = topPlane(what.items);
}

/** From the leftmost to the rightmost point on which they rest. */
function footprintOf(who: readonly OnStage[]): { left: number; right: number } {
  return {
    left: Math.min(...who.map((actor) => restOf(actor).left)),
    right: Math.max(...who.map((actor) => restOf(actor).right)),
  };
}

/** Where a thing bears the middle of what sits on it, in its own units. */
function seatPoint(what: ThingOnStage): Point {
  const { ride } = what.art.anchors ?? {};
  const { left, right, y } = ride
    ? planeOf(what.box, { y: ride.at[1], left: ride.at[0], right: ride.at[0] })
    : seatOf(what);
  return [(left + right) / 2, y];
}

/** So large that the seat is this wide; furniture is widened where it would become too high. */
function makeRoom(what: ThingOnStage, wide: number): void {
  const { stretch = 1, high = 0, highest = HIGHEST_SEAT, repeats } = what.art.anchors ?? {};
  const { left, right } = seatOf(what);
  const width = wide * widthOf(what.box) / (right - left);
  const least = Math.max(LEAST_SEAT, Math.min(high, highest) / heightOf(what.box));
  const allowed = Math.max(highest / heightOf(what.box), least) * widthOf(what.box);
  const by = Math.min(stretch, width / allowed);
  if (repeats && width / allowed > stretch) {
    setInRow(what, Math.ceil(width / allowed / stretch));
    return makeRoom(what, wide);
  }
  if (by > 1) widenThing(what, by);
  sizeThing(what, { width, highest, least });
}

/** So many of it, side by side, as one thing. */
function setInRow(what: ThingOnStage, count: number): void {
  const step = widthOf(what.box);
  what.items = Array.from(
    { length: count },
    (_, i) => moveItems(placing({ at: [(i - (count - 1) / 2) * step, 0] }), what.one),
  ).flat();
  what.box = boundsOf(what.items);
  what.rest = { left: what.box.left, right: what.box.right };
  what.top = topPlane(what.items);
}

/** Turned on its side, this long. */
function layDown(what: ThingOnStage, turn: number, long: number): void {
  what.placing.turn = turn;
  what.placing.scale = long / Math.max(heightOf(what.box), widthOf(what.box));
}

/** The level of a thing that bears a cat: the seat of furniture, else its top. */
function seatOf({ art: { anchors }, box, top }: ThingOnStage): Plane {
  return anchors?.seat ? planeOf(box, anchors.seat) : top;
}

function planeOf(box: Box, { y, left = 0.04, right = 0.96 }: NonNullable<Anchors["seat"]>): Plane {
  const at = (share: number) => box.left + widthOf(box) * share;
  return { y: box.top + heightOf(box) * y, left: at(left), right: at(right) };
}

/** Inside a thing, which covers their lower part. `hidden` is the share of a cat that it covers. */
export function seatIn(who: readonly OnStage[], what: ThingOnStage, hidden = HIDDEN): void {
  const cats = who.filter((actor) => actor.kind === "cat");
  closeUp(cats);
  const from = Math.min(...who.map((actor) => restOf(actor).left));
  const to = Math.max(...who.map((actor) => restOf(actor).right));
  const half = (to - from) / 2;
  const farthest = Math.min(...who.map(({ depth }) => depth));
  what.depth = farthest - 1;
  what.isPlaced = true;
  // Both rows of a crowd are behind the rim.
  for (const actor of who) actor.depth = farthest + (actor.depth - farthest) / 2;
  if (cats.length > 0) what.bears = true;
  const { enclose } = what.art;
  let rim: number;
  if (enclose) {
    const height = cats.length > 0
      ? Math.min(...cats.map((cat) => rimBelowChin(cat, hidden)))
      : EMPTY_RIM;
    const { back, front } = enclose(half, what.colour, height);
    what.items = back;
    what.front = front;
    what.box = boundsOf([...back, ...front]);
    what.rest = { left: -half, right: half };
    what.placing = { at: [(from + to) / 2, 0], scale: 1, turn: 0, mirror: false };
    rim = -height;
    for (const actor of who) actor.isGrounded = false;
  } else {
    const { rim: anchor, stretch = 1 } = what.art.anchors ?? {};
    const by = Math.max(anchor ? stretch : 1, 1 + (cats.length - 1) * FLATTER);
    if (by > 1) widenThing(what, by);
    const { opening, walls, level } = anchor
      ? { opening: [], walls: [...what.items], level: planeOf(what.box, anchor).y }
      : openingOf(what.items);
    const plane = anchor ? planeOf(what.box, anchor) : spanAt(what.items, level) ?? what.top;
    const width = half * 2 * WIDER * widthOf(what.box) / (plane.right - plane.left);
    const highest = HIGHEST_CONTAINER * (1 + (who.length - 1) * MORE_ROOM);
    sizeThing(what, { width, highest, least: GENEROUS });
    const { scale } = what.placing;
    const middle = (plane.left + plane.right) / 2;
    what.placing.at = [(from + to) / 2 - middle * scale, 6];
    what.items = opening.length > 0 ? opening : [...what.items];
    what.front = opening.length > 0 ? walls : below(walls, level);
    rim = what.placing.at[1] + level * scale;
    for (const actor of who) {
      const height = heightOf(actor.box) * actor.placing.scale;
      const share = actor.kind === "cat" && hidden < MOSTLY_HIDDEN
        ? Math.min(hidden, belowChin(actor))
        : actor.kind === "cat"
        ? Math.min(hidden, belowEyes(actor))
        : hidden;
      const [, feet] = onStage(actor, [0, 0]);
      const fits = plane.right * scale - plane.left * scale > half * 2;
      moveBy(actor, [0, rim + height * share - feet]);
      if (!fits) moveBy(actor, [0, height * 0.03]);
      actor.isGrounded = false;
      actor.isPlaced = true;
      if (actor.kind === "cat") actor.cutAt = rim + 5;
    }
  }
  for (const cat of cats) pawsOnRim(cat, rim, what.depth + 1.95);
}

/** Both forepaws on a level edge before the cat. */
function pawsOnRim(cat: CatOnStage, rim: number, depth: number): void {
  const { scale, at } = cat.placing;
  const { figure } = cat.cat;
  if (figure.bust || cat.reach) return;
  const y = (rim - at[1]) / scale - 4;
  const x = Math.min(figure.neck.at[0], figure.rest.right - 60);
  cat.reach = { near: [x + 58, y], far: [x - 58, y] };
  cat.pawsDepth = depth;
}

/** From the middle of a head down to under its eyes, in units of the head. */
const UNDER_EYES = 40;

/** The share of a cat below its eyes: who peeks over a rim sees over it, however low it crouches. */
function belowEyes({ cat, box }: CatOnStage): number {
  const { at, scale } = cat.figure.head;
  return Math.max(0.1, (-at[1] - UNDER_EYES * scale) / heightOf(box));
}

/** How much nearer to their middle cats in one basket move. */
const CLOSER = 0.2;

/** Cats in one basket sit so close that they overlap. */
function closeUp(cats: readonly CatOnStage[]): void {
  if (cats.length < 2) return;
  const { left, right } = boxAround(cats);
  const middle = (left + right) / 2;
  for (const cat of cats) {
    const { left, right } = restOf(cat);
    moveBy(cat, [((left + right) / 2 - middle) * -CLOSER, 0]);
  }
}

/** From this share on a cat peeks over the rim; else its whole face shows. */
const MOSTLY_HIDDEN = 0.45;

/** The share of a cat that lies below its chin. */
function belowChin({ cat: { figure }, box }: CatOnStage): number {
  return Math.max(0.1, (-figure.head.at[1] - 92 * figure.head.scale) / heightOf(box));
}

/** How high a rim may be that lets the chin look over it. */
function rimBelowChin({ cat: { figure }, placing: { scale } }: CatOnStage, hidden: number): number {
  const chin = (-figure.head.at[1] - 80 * figure.head.scale) * scale;
  return Math.min(hidden > HIDDEN ? chin : 84, Math.max(26, chin));
}

/** The flat piece at the top of a container is its opening: it lies behind what is inside. */
function openingOf(items: readonly Item[]): { opening: Item[]; walls: Item[]; level: number } {
  const whole = boundsOf(items);
  const isOpening = (item: Item) => {
    if (item.is === "line" || item.is === "glow") return boundsOf([item]).bottom < whole.top / 2;
    const box = boundsOf([item]);
    return widthOf(box) > 0.6 * widthOf(whole) && heightOf(box) < 0.4 * heightOf(whole) &&
      (box.top + box.bottom) / 2 < whole.top * 0.6;
  };
  const solid = items.filter(({ is }) => is === "region");
  const opening = solid.filter(isOpening);
  const walls = solid.filter((item) => !isOpening(item));
  if (opening.length === 0 || walls.length === 0) {
    return { opening: [], walls: [...solid], level: rimOf(solid) };
  }
  const rim = boundsOf(opening);
  return { opening, walls, level: (rim.top + rim.bottom) / 2 };
}

/** Rows in which a rim is looked for. */
const ROWS = 40;

/** The highest level that is nearly as wide as the whole: a handle or a roof is narrower. */
function rimOf(walls: readonly Item[]): number {
  const box = boundsOf(walls), step = heightOf(box) / ROWS;
  for (let row = 1; row < ROWS; row++) {
    const span = spanAt(walls, box.top + row * step);
    if (span && span.right - span.left > 0.72 * widthOf(box)) return span.y + step * 2;
  }
  return box.top * 0.86;
}

/** A small thing or friend on the head or the back of a cat. */
export function putOn(thing: ThingOnStage, cat: CatOnStage, part: "head" | "back" = "head"): void {
  const { head, shoulders } = cat.cat.figure;
  const isHead = part === "head";
  sizeThing(thing, {
    width: (isHead ? 132 : 170) * head.scale * cat.placing.scale,
    highest: 170 * head.scale * cat.placing.scale,
  });
  const own: Point = isHead
    ? [head.at[0], head.at[1] - 74 * head.scale]
    : [shoulders.at[0] - 30, shoulders.at[1] - 20];
  thing.placing.at = onStage(cat, own);
  thing.depth = cat.depth + 0.05;
  thing.isGrounded = false;
  thing.isPlaced = true;
}

/** A cat on the back of another one. */
export function climbOnBack(rider: CatOnStage, carrier: CatOnStage): void {
  const { torso } = carrier.cat.figure;
  const body = boundsOf(carrier.cat.torso);
  if (torso.length === 0) return;
  const [x, y] = onStage(carrier, [body.left + (body.right - body.left) * 0.3, body.top]);
  const { left, right } = restOf(rider);
  const [, feet] = onStage(rider, [0, 0]);
  moveBy(rider, [x - (left + right) / 2, y + 16 - feet]);
  rider.depth = carrier.depth - 0.01;
  rider.isGrounded = false;
  rider.isPlaced = true;
}

/** Astride: deeper than on a seat, and as high in the air as what carries it flies. */
export function rideOn(who: readonly OnStage[], what: ThingOnStage): void {
  seatOn(who, what, SINK * 2.4);
  if (what.art.spot !== "air" || what.art.anchors?.ride) return;
  for (const actor of [...who, what]) moveBy(actor, [0, -FLIGHT]);
  what.isGrounded = false;
}

/** How high a board on a wave carries a cat, in units. */
const AFLOAT = 14;

/** How high things that fly carry a cat, in units. */
const FLIGHT = 150;

/** At the wheel: chest and head above the vehicle, which is much larger than the cat. */
export function drive(who: readonly OnStage[], what: ThingOnStage): void {
  seatIn(who, what, 0.42);
}

/** In the air above what stands on the ground. */
export function liftOver(who: readonly OnStage[], what: OnStage): void {
  const box = boxAround(who);
  if (what.kind === "thing" && !what.isPlaced) {
    sizeThing(what, { width: widthOf(box) * 0.7, highest: heightOf(box) * 0.5 });
    what.placing.at = [(box.left + box.right) / 2, 16];
    what.isPlaced = true;
    what.depth = Math.min(...who.map(({ depth }) => depth)) - 0.5;
  }
  const below = boxAround([what]);
  const aside = (below.left + below.right - box.left - box.right) / 2;
  for (const actor of who) {
    moveBy(actor, [aside, Math.min(0, below.top - 12 - box.bottom)]);
    actor.isGrounded = false;
    actor.isPlaced = true;
  }
}
