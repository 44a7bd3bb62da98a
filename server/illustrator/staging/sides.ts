/**
 * What stands beside, behind and before what.
 *
 * @module
 */
import { bounds, boundsOf, type Box, heightOf, widthOf } from "../geometry/measure.ts";
import { moveItems, placing } from "../geometry/transform.ts";
import { belongsAtWall, standAtWall } from "./at_wall.ts";
import type { Point } from "../scene.ts";
import {
  boxAround,
  boxOf,
  type CatOnStage,
  GENEROUS,
  moveBy,
  type OnStage,
  onStage,
  restOf,
  type ThingOnStage,
} from "./stage.ts";

/** Room between two that stand side by side; a negative one lets them touch. */
export const GAP = 10;

export type Side = -1 | 1;

/** Moves `who` next to `what`: -1 to its left as the viewer sees it, 1 to its right. */
export function placeBeside(
  who: readonly OnStage[],
  what: readonly OnStage[],
  side: Side,
  gap = GAP,
): void {
  const own = boxAround(who), other = boxAround(what);
  const dx = side < 0 ? other.left - gap - own.right : other.right + gap - own.left;
  const ground = Math.max(...what.map(({ placing }) => placing.at[1]));
  for (const actor of who) {
    const isFlying = actor.kind === "thing" && actor.art.spot === "air";
    const y = isFlying ? other.top * 0.6 : actor.kind === "thing" ? ground + 10 : ground;
    moveBy(actor, [dx, actor.isPlaced ? 0 : y - actor.placing.at[1]]);
    if (isFlying) actor.isGrounded = false;
    actor.isPlaced = true;
  }
}

/** Moves the thing among them, or else the one named first: `who` then stands on this side of `what`. */
export function arrangeSides(who: readonly OnStage[], what: OnStage, side: Side): void {
  // Who embraces already on this side stays close.
  const isThere = who.every((actor) => actor.isPlaced && isOnSide(actor, what, side));
  if (isThere) return;
  const things = who.filter((actor) => actor.kind === "thing");
  const [thing] = things;
  if (thing && things.length === 1 && belongsAtWall(thing)) {
    return standAtWall(thing, { before: [what], side });
  }
  if (things.length > 0) return placeBeside(things, [what], side);
  if (what.kind === "thing" && !what.isPlaced) {
    const other: Side = side < 0 ? 1 : -1;
    if (belongsAtWall(what)) return standAtWall(what, { before: who, side: other });
    return placeBeside([what], who, other);
  }
  placeBeside(who, [what], side);
}

function isOnSide(actor: OnStage, what: OnStage, side: Side): boolean {
  const middle = (one: OnStage) => (boxOf(one).left + boxOf(one).right) / 2;
  return (middle(actor) - middle(what)) * side > 0;
}

/** Who stands before a wide thing stands off its middle, and farther off its fire, in shares of its width. */
const OFF_ITS_MIDDLE = 0.16, OFF_ITS_LIGHT = 0.44;

/** A thing behind actors, higher in the picture, that still shows beside and above them. */
export function standBehind(thing: ThingOnStage, before: readonly OnStage[]): void {
  const box = boxAround(before);
  const isTall = heightOf(thing.box) > 1.15 * widthOf(thing.box);
  const scale = heightOf(box) * (isTall ? 1.16 : 0.82) / heightOf(thing.box);
  thing.placing.scale = Math.max(thing.placing.scale, scale);
  const width = widthOf(boxOf(thing));
  const off = thing.art.anchors?.shines ? OFF_ITS_LIGHT : OFF_ITS_MIDDLE;
  const aside = Math.max(width * off, widthOf(box) * 0.66 - width * 0.28);
  thing.placing.at = [(box.left + box.right) / 2 + aside * 0.8, -26];
  thing.depth = Math.min(...before.map(({ depth }) => depth)) - 1.5;
  thing.isPlaced = true;
  if (thing.art.anchors?.isAtWall) thing.isAtWall = true;
}

/** A thin thing before a wide cat is at least as large as this share of it. */
const LEAST_COVER = 0.08;

/** A thing before actors that hides their lower part and leaves the faces free. */
export function standBefore(thing: ThingOnStage, behind: readonly OnStage[]): void {
  const box = boxAround(behind);
  if (thing.art.anchors?.isTall) return standBeforeHalf(thing, behind);
  // Before cats in the air it reaches up to them.
  const height = heightOf(box) * 0.46 + Math.max(0, -box.bottom);
  const scale = Math.min(height / heightOf(thing.box), widthOf(box) * 0.95 / widthOf(thing.box));
  const area = ({ left, right, top, bottom }: Box) => (right - left) * (bottom - top);
  thing.placing.scale = Math.max(scale, Math.sqrt(LEAST_COVER * area(box) / area(thing.box)));
  thing.placing.at = [(box.left + box.right) / 2 + widthOf(box) * 0.06, 40];
  thing.depth = Math.max(...behind.map(({ depth }) => depth)) + 1;
  thing.isPlaced = true;
}

/** A thing as high as the actors that hides one side of them. */
function standBeforeHalf(thing: ThingOnStage, behind: readonly OnStage[]): void {
  const box = boxAround(behind);
  thing.placing.scale = heightOf(box) * 1.42 / heightOf(thing.box);
  thing.placing.at = [box.right - widthOf(box) * 0.36 + widthOf(boxOf(thing)) / 2, 16];
  thing.depth = Math.max(...behind.map(({ depth }) => depth)) + 1;
  thing.isPlaced = true;
}

/** A thing above actors, on the ground behind them where it has a stem, else in the air. */
export function standOver(thing: ThingOnStage, below: readonly OnStage[]): void {
  const box = boxAround(below);
  // A long tail does not count.
  const rests = below.map(restOf);
  const middle = (Math.min(...rests.map(({ left }) => left)) +
    Math.max(...rests.map(({ right }) => right))) / 2;
  const isHeld = thing.art.spot === "hand" || thing.art.spot === "air";
  const share = isHeld ? 1.05 : 1.5;
  thing.placing.scale = Math.max(
    heightOf(box) * share / heightOf(thing.box),
    // Held over several it reaches over all of them.
    isHeld
      ? below.length > 1 ? widthOf(box) * 0.86 / widthOf(thing.box) : 0
      : widthOf(box) * 1.12 / widthOf(thing.box),
  );
  // What is slim stays over the middle of their bodies, heads included.
  const { left, right } = bounds(below.flatMap(bodyOf));
  const reach = widthOf(thing.box) * thing.placing.scale * 0.25, centre = (left + right) / 2;
  const x = Math.min(centre + reach, Math.max(centre - reach, middle));
  thing.placing.at = [x, isHeld ? -heightOf(box) * (below.length > 1 ? 0.36 : 0.5) : -14];
  thing.depth = Math.min(...below.map(({ depth }) => depth)) - 1.5;
  thing.isGrounded = !isHeld;
  thing.isPlaced = true;
}

/** The corners of a body without its tail, on the stage. */
function bodyOf(actor: OnStage): Point[] {
  const { left, right, top } = actor.kind === "cat"
    ? boundsOf([...actor.cat.torso, ...actor.cat.limbs, ...actor.cat.skull])
    : actor.box;
  return [onStage(actor, [left, top]), onStage(actor, [right, top])];
}

/** Small things on the ground between the legs of what bears a cat already. */
export function lieUnder(who: readonly OnStage[], above: ThingOnStage): void {
  const box = boxOf(above);
  const share = above.art.anchors?.seat ? 1 - above.art.anchors.seat.y : 0.5;
  for (const [i, actor] of who.entries()) {
    const scale = Math.min(
      actor.placing.scale,
      heightOf(box) * share * 0.62 / heightOf(actor.box),
    );
    actor.placing.scale = scale;
    actor.placing.at = [
      (box.left + box.right) / 2 + (i - (who.length - 1) / 2) * widthOf(actor.box) * scale,
      box.bottom + 4,
    ];
    actor.depth = above.depth + 0.4;
    actor.isPlaced = true;
  }
}

/** One actor half behind another of its kind. */
export function stepBehind(actor: OnStage, before: OnStage): void {
  const own = boxOf(actor), other = boxOf(before);
  const middle = (other.left + other.right) / 2, side = own.left < other.left ? -1 : 1;
  moveBy(actor, [
    middle + side * widthOf(other) * 0.42 - (own.left + own.right) / 2,
    -0.07 * heightOf(other),
  ]);
  actor.depth = before.depth - 0.05;
  actor.isPlaced = true;
}

/** How long a thing on a back is against a cat, and how it hangs there, in radians. */
const SLUNG = 0.72, ASLANT = 0.5;

/** A thing slung over a back: behind the cat, aslant, its end above the shoulder. */
export function sling(thing: ThingOnStage, cat: CatOnStage): void {
  const box = boxOf(cat), { left, right, top, bottom } = thing.box;
  const torso = boundsOf(cat.cat.torso);
  const longest = Math.max(right - left, bottom - top);
  const scale = heightOf(box) * SLUNG / longest;
  // The tail's side: the head is at the other end of the body.
  const side = onStage(cat, cat.cat.figure.head.at)[0] < (box.left + box.right) / 2 ? 1 : -1;
  const turn = (right - left > bottom - top ? -0.35 : ASLANT) * side;
  const [x, y] = onStage(cat, [
    torso.left + widthOf(torso) * 0.4,
    torso.top + heightOf(torso) * 0.3,
  ]);
  const cos = Math.cos(turn) * scale, sin = Math.sin(turn) * scale;
  const [mx, my] = [(left + right) / 2, (top + bottom) / 2];
  thing.placing = {
    at: [x + side * heightOf(box) * 0.1 - (mx * cos - my * sin), y - (mx * sin + my * cos)],
    scale,
    turn,
    mirror: false,
  };
  thing.depth = cat.depth - 0.02;
  thing.isGrounded = false;
  thing.isPlaced = true;
}

/** A thing right before the paws. */
export function standAtFeet(thing: ThingOnStage, behind: OnStage): void {
  const box = boxOf(behind);
  const scale = Math.min(
    thing.placing.scale,
    heightOf(box) * 0.34 / heightOf(thing.box),
  );
  thing.placing.scale = scale;
  thing.placing.at = [box.left + widthOf(box) * 0.72, 56];
  thing.depth = behind.depth + 0.6;
  thing.isPlaced = true;
}

/** Half of several on one side, half on the other. */
export function flank(thing: ThingOnStage, between: readonly OnStage[]): void {
  const box = boxAround(between);
  const { scale } = thing.placing;
  const half = widthOf(boundsOf(thing.one)) / 2;
  const reach = (widthOf(box) / 2 + GAP) / scale + half;
  thing.items = [-1, 1].flatMap((side) => moveItems(placing({ at: [side * reach, 0] }), thing.one));
  resize(thing);
  thing.placing.at = [(box.left + box.right) / 2, 8];
  thing.isPlaced = true;
}

/** Where the copies of what surrounds a cat stand, in shares of its width and height. */
const RING: readonly (readonly [x: number, y: number, scale: number])[] = [
  [-0.78, -0.06, 0.92],
  [0.8, -0.04, 0.88],
  [-1.16, 0.02, 1],
  [1.2, 0.03, 1],
  [-0.62, 0.14, 1.05],
  [0.66, 0.15, 1.08],
];
const RING_IN_AIR: typeof RING = [
  [-0.8, -0.3, 0.7],
  [0.84, -0.42, 0.66],
  [-0.66, -0.86, 0.6],
  [0.7, -0.95, 0.56],
  [0.02, -1.2, 0.6],
  [-1.1, -0.62, 0.6],
];

/** Copies all around actors: behind them first, the nearest before their feet at the sides. */
export function surround(thing: ThingOnStage, middle: readonly OnStage[]): void {
  const box = boxAround(middle);
  const ring = thing.art.spot === "air" ? RING_IN_AIR : RING;
  const size = Math.min(
    1,
    150 / Math.max(widthOf(boundsOf(thing.one)), heightOf(boundsOf(thing.one))),
  );
  const scale = thing.placing.scale = GENEROUS;
  thing.items = ring.slice(0, Math.max(4, thing.count)).flatMap(([x, y, share]) =>
    moveItems(
      placing({
        at: [x * widthOf(box) * 0.62 / scale, y * heightOf(box) / scale],
        scale: share * size,
      }),
      thing.one,
    )
  );
  resize(thing);
  thing.placing.at = [(box.left + box.right) / 2, 0];
  thing.depth = Math.min(...middle.map(({ depth }) => depth)) - 0.4;
  thing.isGrounded = false;
  thing.isPlaced = true;
}

/** Puts what runs away just ahead of the runner, its back to it. */
export function runAhead(prey: OnStage, hunter: OnStage): OnStage {
  const side = hunter.placing.mirror ? -1 : 1;
  if (prey.kind === "thing") {
    // Friends are drawn looking to the left.
    prey.placing.mirror = side > 0;
    prey.placing.scale = Math.min(GENEROUS, 190 / heightOf(prey.box));
  } else prey.placing.mirror = side < 0;
  prey.isPlaced = false;
  placeBeside([prey], [hunter], side, 26);
  if (hunter.kind === "cat") flyUp(prey, hunter);
  return prey;
}

/** Prey in the air keeps above the head of its hunter, out of reach of its paw. */
function flyUp(prey: OnStage, hunter: CatOnStage): void {
  if (prey.kind === "cat" || prey.art.spot !== "air") return;
  const { head } = hunter.cat.figure;
  const [x, y] = onStage(hunter, [
    head.at[0] + ABOVE[0] * head.scale,
    head.at[1] + ABOVE[1] * head.scale,
  ]);
  const { left, right, top, bottom } = boxOf(prey);
  moveBy(prey, [x - (left + right) / 2, y - (top + bottom) / 2]);
}

/** From a head to what flies before it, in units of the head. */
const ABOVE: Point = [205, -150];

function resize(thing: ThingOnStage): void {
  thing.box = boundsOf(thing.items);
  thing.rest = { left: thing.box.left, right: thing.box.right };
}
