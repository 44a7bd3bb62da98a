/**
 * Cats on things and in things, and what stands or lies on a cat.
 *
 * @module
 */
import { boundsOf, heightOf, widthOf } from "../geometry/measure.ts";
import type { Item, Point } from "../scene.ts";
import { spanAt } from "./silhouette.ts";
import {
  boxAround,
  type CatOnStage,
  GENEROUS,
  moveBy,
  type OnStage,
  onStage,
  restOf,
  sizeThing,
  type ThingOnStage,
} from "./stage.ts";

/** A seat is this much wider than what sits on it. */
const ROOMY = 1.1;

/** No seat is higher, in units: the cat stays the subject. */
const HIGHEST_SEAT = 300;

/** How far a body sinks into its seat. */
const SINK = 7;

/** The rim of a container is this much wider than the body in it. */
const WIDER = 1.12;
const HIGHEST_CONTAINER = 330;

/** The share of a cat that a container hides. */
const HIDDEN = 0.3;

/** Side by side on a thing that stands on the ground, or wherever it has been put. */
export function seatOn(who: readonly OnStage[], what: ThingOnStage, sink = SINK): void {
  const from = Math.min(...who.map((actor) => restOf(actor).left));
  const to = Math.max(...who.map((actor) => restOf(actor).right));
  const hasCat = who.some(({ kind }) => kind === "cat");
  const { top, box } = what;
  if (hasCat && !what.isPlaced) {
    const width = (to - from) * ROOMY * widthOf(box) / (top.right - top.left);
    sizeThing(what, { width, highest: HIGHEST_SEAT, least: GENEROUS * 0.8 });
  }
  const middle = (top.left + top.right) / 2;
  if (!what.isPlaced && hasCat) {
    what.placing.at = [(from + to) / 2 - middle * what.placing.scale, 4];
    what.isPlaced = true;
  }
  const [x, y] = onStage(what, [middle, top.y]);
  for (const actor of who) {
    const [, feet] = onStage(actor, [0, 0]);
    const lift = actor.kind === "cat" ? actor.cat.figure.rest.lift * 0.3 : 0;
    moveBy(actor, [x - (from + to) / 2, y + sink - feet - lift]);
    actor.isGrounded = false;
    actor.isPlaced = true;
  }
  const nearest = Math.min(...who.map(({ depth }) => depth));
  if (hasCat) what.depth = nearest - 1;
  else for (const actor of who) actor.depth = what.depth + 0.05;
}

/** Inside a thing, which covers their lower part. `hidden` is the share of a cat that it covers. */
export function seatIn(who: readonly OnStage[], what: ThingOnStage, hidden = HIDDEN): void {
  const cats = who.filter((actor) => actor.kind === "cat");
  closeUp(cats);
  const from = Math.min(...who.map((actor) => restOf(actor).left));
  const to = Math.max(...who.map((actor) => restOf(actor).right));
  const half = (to - from) / 2;
  what.depth = Math.min(...who.map(({ depth }) => depth)) - 1;
  what.isPlaced = true;
  const { enclose } = what.art;
  let rim: number;
  if (enclose) {
    const height = Math.min(...cats.map((cat) => rimBelowChin(cat, hidden)));
    const { back, front } = enclose(half, what.colour, height);
    what.items = back;
    what.front = front;
    what.box = boundsOf([...back, ...front]);
    what.rest = { left: -half, right: half };
    what.placing = { at: [(from + to) / 2, 0], scale: 1, turn: 0, mirror: false };
    rim = -height;
    for (const actor of who) actor.isGrounded = false;
  } else {
    const { opening, walls, level } = openingOf(what.items);
    const plane = spanAt(what.items, level) ?? what.top;
    const width = half * 2 * WIDER * widthOf(what.box) / (plane.right - plane.left);
    sizeThing(what, { width, highest: HIGHEST_CONTAINER, least: GENEROUS });
    const { scale } = what.placing;
    const middle = (plane.left + plane.right) / 2;
    what.placing.at = [(from + to) / 2 - middle * scale, 6];
    what.items = opening;
    what.front = walls;
    rim = what.placing.at[1] + level * scale;
    for (const actor of who) {
      const height = heightOf(actor.box) * actor.placing.scale;
      const [, feet] = onStage(actor, [0, 0]);
      const fits = plane.right * scale - plane.left * scale > half * 2;
      moveBy(actor, [0, rim + height * hidden - feet]);
      if (!fits) moveBy(actor, [0, height * 0.08]);
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

/** Cats in one basket sit so close that they overlap. */
function closeUp(cats: readonly CatOnStage[]): void {
  if (cats.length < 2) return;
  const { left, right } = boxAround(cats);
  const middle = (left + right) / 2;
  for (const cat of cats) {
    const { left, right } = restOf(cat);
    moveBy(cat, [((left + right) / 2 - middle) * -0.3, 0]);
  }
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
    const top = boundsOf(solid).top;
    return { opening: [], walls: [...solid], level: top * 0.86 };
  }
  const rim = boundsOf(opening);
  return { opening, walls, level: (rim.top + rim.bottom) / 2 };
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
  if (what.art.spot !== "air") return;
  for (const actor of [...who, what]) moveBy(actor, [0, -FLIGHT]);
  what.isGrounded = false;
}

/** How high things that fly carry a cat, in units. */
const FLIGHT = 70;

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
