/** @module Cats and things in a thing. */
import { boundsOf, heightOf, widthOf } from "../../geometry/measure.ts";
import { below } from "../clip.ts";
import { openingOf } from "./container.ts";
import { keepFacesApart } from "../together/faces_apart.ts";
import { HIDDEN, hiddenShare, pawsOnRim, rimBelowChin } from "./over_a_rim.ts";
import { isSteered, steer } from "../acts/steering.ts";
import { spanAt } from "../silhouette.ts";
import { boxAround, footprintOf, onStage, restOf } from "../actor_boxes.ts";
import type { CatOnStage, OnStage, ThingOnStage } from "../actors.ts";
import { GENEROUS } from "../../wardrobe/prop_scale.ts";
import { cabOf } from "../../things/hatches.ts";
import { moveBy, sizeThing, widenThing } from "../moving_actors.ts";
import { besideCats } from "../around/sides.ts";
import { lookOut } from "./look_out.ts";
import { ridersOf } from "./seat_on.ts";
import { planeOf } from "../thing_level.ts";

/** The rim of a container is this much wider than the body in it. */
const WIDER = 1.12;
const HIGHEST_CONTAINER = 380;

/** A container widens by this share for each further cat in it, without growing as much in height. */
const MORE_ROOM = 0.75;

/** A container for several is drawn this much flatter for each further cat. */
const FLATTER = 0.3;

/** How much higher the back row of a crowd is in a container: faces alone have to show there. */
const OVER_HEADS = 1.15;

/** A box is at least so high, as a share of half its width. */
const DEEP = 0.42;

/** How high the rim of a box is that holds no cat, in units. */
const EMPTY_RIM = 60;

/** Inside a thing, which covers their lower part. `hidden` is the share of a cat that it covers. */
export function seatIn(all: readonly OnStage[], what: ThingOnStage, hidden = HIDDEN): void {
  // What fills it already is drawn with it.
  const who = all.filter((actor) => actor.kind === "cat" || actor.items.length > 0);
  if (who.length === 0) return;
  const cats = who.filter((actor) => actor.kind === "cat");
  closeUp(cats);
  besideCats(who);
  const { left: from, right: to } = footprintOf(who);
  const farthest = Math.min(...who.map(({ depth }) => depth));
  what.depth = farthest - 1;
  what.isPlaced = true;
  // Both rows of a crowd are behind the rim.
  for (const actor of who) actor.depth = farthest + (actor.depth - farthest) / 2;
  if (cats.length > 0) what.bears = true;
  what.riders = ridersOf(what, cats);
  const inside = { who, cats, from, to, hidden };
  const rim = what.art.enclose ? encloseThem(what, inside) : fillOpening(what, inside);
  what.holds = [...what.holds ?? [], ...who.filter(({ kind }) => kind === "thing")];
  for (const cat of cats) pawsOnRim(cat, rim, what.depth + 1.95);
}

/** Those in a container: what they rest on reaches from one point to the other. */
interface Inside {
  who: readonly OnStage[];
  cats: readonly CatOnStage[];
  from: number;
  to: number;
  /** The share of a cat that is to be covered. */
  hidden: number;
}

/** A container that is built around them. Answers how high its rim is. */
function encloseThem(what: ThingOnStage, { who, cats, from, to, hidden }: Inside): number {
  const half = (to - from) / 2;
  const low = cats.length > 0
    ? Math.min(...cats.map((cat) => rimBelowChin(cat, hidden)))
    : EMPTY_RIM;
  // Who lies in a wide box lies on something in it: a box is no tray.
  const height = Math.max(low, half * DEEP), raised = height - low;
  const { back, front } = what.art.enclose!(half, what.colour, height);
  what.items = back;
  what.front = front;
  what.box = boundsOf([...back, ...front]);
  what.rest = { left: -half, right: half };
  what.placing = { at: [(from + to) / 2, 0], scale: 1, turn: 0, mirror: false };
  for (const actor of who) {
    moveBy(actor, [0, -raised]);
    actor.isGrounded = false;
    // Things that have come into it are not put beside the cats any more.
    actor.isPlaced = true;
  }
  return -height;
}

/** A container with an opening, into which they are put. Answers how high its rim is. */
function fillOpening(what: ThingOnStage, { who, cats, from, to, hidden }: Inside): number {
  const half = (to - from) / 2;
  const { rim: anchor, stretch = 1, high = 0, highest: own = HIGHEST_CONTAINER } =
    what.art.anchors ?? {};
  const by = Math.max(anchor ? stretch : 1, 1 + (cats.length - 1) * FLATTER);
  if (by > 1) widenThing(what, by);
  const { opening, walls, level } = anchor
    ? { opening: [], walls: [...what.items], level: planeOf(what.box, anchor).y }
    : openingOf(what.items);
  const plane = anchor ? planeOf(what.box, anchor) : spanAt(what.items, level) ?? what.top;
  const width = half * 2 * WIDER * widthOf(what.box) / (plane.right - plane.left);
  const highest = own * (1 + (who.length - 1) * MORE_ROOM);
  const least = cats.length > 0 ? Math.min(high, HIGHEST_CONTAINER) / heightOf(what.box) : 0;
  sizeThing(what, { width, highest, least: Math.max(GENEROUS, least) });
  const { scale } = what.placing;
  const middle = (plane.left + plane.right) / 2;
  what.placing.at = [(from + to) / 2 - middle * scale, 6];
  what.items = opening.length > 0 ? opening : [...what.items];
  what.front = opening.length > 0 ? walls : below(walls, level);
  const rim = what.placing.at[1] + level * scale;
  const [left, right] = [plane.left, plane.right].map((x) => what.placing.at[0] + x * scale);
  const edges = { left: left!, right: right! };
  const ground = Math.max(...who.map((actor) => onStage(actor, [0, 0])[1]));
  for (const actor of who) {
    const height = heightOf(actor.box) * actor.placing.scale;
    const share = actor.kind === "cat" ? hiddenShare(actor, hidden) : hidden;
    const [, feet] = onStage(actor, [0, 0]);
    const fits = plane.right * scale - plane.left * scale > half * 2;
    // The back row of a crowd looks over the heads of the front row.
    const higher = actor.kind === "cat" ? (ground - feet) * OVER_HEADS : 0;
    moveBy(actor, [0, rim + height * share - feet - higher]);
    if (!fits) moveBy(actor, [0, height * 0.03]);
    actor.isGrounded = false;
    actor.isPlaced = true;
    if (actor.kind === "cat") actor.rim = { ...edges, y: rim + 5 };
  }
  return rim;
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
  keepFacesApart(cats);
}

/** The share of who drives that is in its vehicle: of one at a wheel the chest shows. */
const DRIVER = { usual: 0.42, atWheel: 0.26 };

/** At the wheel: chest and head above the vehicle, which is much larger than the cat. */
export function drive(who: readonly OnStage[], what: ThingOnStage): void {
  const cab = cabOf(what.prop);
  const cats = who.filter((actor) => actor.kind === "cat");
  const hasWheel = isSteered(what);
  // Who drives a van is seen in its window, not on its roof; a wheel there would hide the mouth.
  if (cab && cats.length === who.length) return lookOut(cats, what, cab);
  seatIn(who, what, hasWheel ? DRIVER.atWheel : DRIVER.usual);
  const [driver] = cats;
  if (hasWheel && driver) steer(driver, what);
}
