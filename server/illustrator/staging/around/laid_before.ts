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

/** The first begins so far from the middle of the cats, in shares of half their width: it covers no paw. */
const FROM = 0.7;

/** Air between two, and how far one goes outwards at a time to find it, in units. */
const APART = 12, STEP = 10;

/** What is no farther behind the cats than this stands beside them, in rows of depth. */
const BESIDE = { clear: 0.6, close: 0 };

/** Up to this share of the height of the cats a thing is flat; several of a kind are wider, and sooner beside them. */
const FLAT = { clear: 0.4, close: 0.3, several: 0.3 };

/** Whether a thing is flat beside these cats and stays below their faces. What they look at is beside them. */
export function liesBefore(thing: ThingOnStage, { spec, cats, room }: Stage): boolean {
  const isLookedAt = spec.relations?.some(({ is, what }) =>
    is === "looking at" && what === thing.ref
  );
  if (thing.art.spot === "air" || isLookedAt) return false;
  const high = heightOf(boxOf(thing));
  return high <= FLAT[thing.count > 1 ? "several" : room.spacing] * heightOf(boxAround(cats)) &&
    cats.every((cat) => BEFORE.down - high > onStage(cat, [0, chinOf(cat)])[1]);
}

/** Lays it on the side with more room, beside all that stands there already. */
export function layBefore(stage: Stage, thing: ThingOnStage): void {
  const { cats, things, room } = stage;
  const { left, right } = boxAround([...cats, ...things.filter(isBelow)]);
  const middle = (left + right) / 2, half = widthOf(boxOf(thing)) / 2;
  const taken = things.filter((other) =>
    other.isPlaced && other.depth > nearest(cats) - BESIDE[room.spacing]
  )
    .map(boxOf).filter(({ bottom }) => bottom > -BEFORE.down);
  const inner = FROM * (right - left) / 2;
  const outwards = (side: Side) => {
    let out = inner + half;
    while (taken.some((box) => overlaps(box, middle + side * out, half))) out += STEP;
    return { x: middle + side * out, out };
  };
  const first = sideInTurn(stage);
  const [one, other] = [outwards(first), outwards(-first as Side)];
  thing.placing.at = [one.out <= other.out ? one.x : other.x, BEFORE.down];
  thing.depth = nearest(cats) + BEFORE.depth;
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
