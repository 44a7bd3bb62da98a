/**
 * @module Flat things lie before the cats, from their middle outwards: there they cover no face, and the
 * picture can come closer than beside a long row.
 */
import { type Box, heightOf, widthOf } from "../../geometry/measure.ts";
import { boxAround, boxOf, onStage } from "../actor_boxes.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { chinOf } from "../held/paws.ts";
import { sideInTurn } from "./side_in_turn.ts";
import type { Side } from "./sides.ts";
import type { Stage } from "../stage.ts";

/** How far before the cats, and below their paws, in units: the paws are seen above what lies there. */
const BEFORE = { depth: 0.5, down: 48 };

/** The first begins so far from the middle of the cats, in shares of half their width: it covers no paw, or a part of a
 * seat. */
const FROM = { clear: 0.7, close: 0.5, seat: 0.45 };

/** Of a wide seat no more than this beyond its cats counts, in units: the picture stays near them. */
const BEYOND = 60;

/** So much nearer than what bears cats, and than its front wall, is what lies before it. */
const BEFORE_FRONT = 2;

/** Air between two, and how far one goes outwards at a time to find it, in units. */
const APART = 12, STEP = 10;

/** What is no farther behind the cats than this stands beside them, in rows of depth. */
const BESIDE = { clear: 0.6, close: 0 };

/** Up to this share of the height of the cats a thing is flat; several of a kind are wider, and sooner beside them. */
const FLAT = { clear: 0.4, close: 0.6, several: 0.3 };

/**
 * Whether a thing is flat beside these cats and stays below their faces, or lower than what bears them. What they look
 * at is beside them.
 */
export function liesBefore(thing: ThingOnStage, { spec, cats, things, room }: Stage): boolean {
  const isLookedAt = spec.relations?.some(({ is, what }) =>
    is === "looking at" && what === thing.ref
  );
  if (thing.art.spot === "air" || isLookedAt) return false;
  const high = heightOf(boxOf(thing));
  if (isBelowCats(thing, { cats, things })) return true;
  return high <= FLAT[thing.count > 1 ? "several" : room.spacing] * heightOf(boxAround(cats)) &&
    cats.every((cat) => BEFORE.down - high > onStage(cat, [0, chinOf(cat)])[1]);
}

/** Whether it is lower than where cats on or in a seat end, so that it may stand before that. */
function isBelowCats(
  thing: ThingOnStage,
  { cats, things }: Pick<Stage, "cats" | "things">,
): boolean {
  const high = heightOf(boxOf(thing));
  return things.some(isSeat) && cats.every((cat) => BEFORE.down - high > endOf(cat));
}

/** Whether cats are on it or in it, it is no animal, and it stands on the ground: what is before it hides no face. */
function isSeat(thing: ThingOnStage): boolean {
  return thing.bears === true && !thing.art.isFriend && boxOf(thing).bottom > -BEFORE.down;
}

/** Where a cat ends, on the stage: at its paws, or at the rim of what it is in. */
function endOf({ rim, placing }: CatOnStage): number {
  return rim?.y ?? placing.at[1];
}

/** Lays it on the side with more room, beside all that stands there already. */
export function layBefore(stage: Stage, thing: ThingOnStage): void {
  const { cats, things, room } = stage;
  const seats = things.filter(isSeat);
  const own = boxAround(cats), below = boxAround([...cats, ...things.filter(isBelow)]);
  const left = Math.max(below.left, own.left - BEYOND);
  const right = Math.min(below.right, own.right + BEYOND);
  const middle = (left + right) / 2, half = widthOf(boxOf(thing)) / 2;
  const taken = things.filter((other) =>
    other.isPlaced && other.depth > nearest(cats) - BESIDE[room.spacing]
  )
    .map(boxOf).filter(({ bottom }) => bottom > -BEFORE.down);
  const inner = FROM[isBelowCats(thing, stage) ? "seat" : room.spacing] * (right - left) / 2;
  const outwards = (side: Side) => {
    let out = inner + half;
    while (taken.some((box) => overlaps(box, middle + side * out, half))) out += STEP;
    return { x: middle + side * out, out };
  };
  const first = sideInTurn(stage);
  const [one, other] = [outwards(first), outwards(-first as Side)];
  thing.placing.at = [one.out <= other.out ? one.x : other.x, BEFORE.down];
  thing.depth = Math.max(
    nearest(cats) + BEFORE.depth,
    ...seats.map(({ depth }) => depth + BEFORE_FRONT),
  );
  thing.isGrounded = true;
  thing.isPlaced = true;
}

/** What bears a cat and stands on legs of its own. */
function isBelow({ bears, art }: ThingOnStage): boolean {
  return bears === true && art.anchors?.lies === undefined;
}

function overlaps({ left, right }: Box, x: number, half: number): boolean {
  return left < x + half + APART && right > x - half - APART;
}

function nearest(cats: readonly CatOnStage[]): number {
  return Math.max(...cats.map(({ depth }) => depth));
}
