/**
 * @module Things that no relation gives a place stand in three rows: tall ones behind the cats, low ones
 * beside them, flat ones before them. So many things take no more room than few, and the cats stay large.
 */
import { type Box, heightOf, widthOf } from "../../geometry/measure.ts";
import { boxAround, boxOf } from "../actor_boxes.ts";
import type { ThingOnStage } from "../actors.ts";
import { belongsAtWall, lightSideOf, standAtWall } from "./at_wall.ts";
import { layBefore, liesBefore } from "./laid_before.ts";
import type { Spacing } from "../../wardrobe/room.ts";
import { boardFor, layOn } from "../seats/on_board.ts";
import { sideInTurn } from "./side_in_turn.ts";
import type { Side } from "./sides.ts";
import type { Stage } from "../stage.ts";

/** A row beside the cats. */
interface Row {
  /** Units below the paws of the cats. */
  down: number;
  /** How far behind the cats. */
  behind: number;
  /** How much of a thing, and of a friend, what it stands beside hides: of half its width, less {@link NARROW}. */
  hidden: Record<Spacing, { thing: number; friend: number }>;
}

/** Cats and tall things hide a part of what stands beside and behind them; faces of friends are seen. */
const FRONT: Row = {
  down: 12,
  behind: 0.5,
  hidden: { clear: { thing: 0.4, friend: 0.3 }, close: { thing: 0.75, friend: 0.35 } },
};
const BACK: Row = {
  down: -54,
  behind: 0.8,
  hidden: { clear: { thing: 0.5, friend: 0.4 }, close: { thing: 0.95, friend: 0.5 } },
};

/** Of several things of a kind more may be hidden: none is cut off by the edge of the picture. */
const OF_SEVERAL = 0.9;

/** At most this share of the cats stands before what is at the wall. */
const BEFORE_WALL = { clear: 0.3, close: Infinity };

/** From this share of the height of the cats on a thing is tall. */
const TALL = 0.6;

/** Half the width of what would show too little if a part were hidden, in units. */
const NARROW = 50;

/** How high things in the air are, as a share of the height of all others. */
const HIGH = 0.62;

/** What floats or lies higher than this above the paws takes no room on the ground, in units. */
const GROUND = -60;

/** Gives every thing without a place the next one at the wall, in its row, or in the air. */
export function placeFreeThings(stage: Stage): void {
  const free = stage.things.filter(({ isPlaced }) => !isPlaced);
  const rows = new Map<ThingOnStage, Row>();
  const [atWall, inRows] = [
    free.filter(belongsAtWall),
    free.filter((each) => !belongsAtWall(each)),
  ];
  for (const thing of atWall) {
    standAtWall(thing, {
      before: stage.cats,
      side: lightSideOf(stage.spec) < 0 ? 1 : -1,
      most: BEFORE_WALL[stage.room.spacing],
    });
    rows.set(thing, BACK);
  }
  for (const thing of inRows) {
    const board = boardFor(thing, stage.cats);
    if (board) {
      layOn(board, thing, stage.cats);
      continue;
    }
    if (liesBefore(thing, stage)) {
      layBefore(stage, thing);
      continue;
    }
    const row = rowOf(thing, stage);
    const isBeside = (other: ThingOnStage) =>
      other.isPlaced && !other.art.anchors?.lies && boxOf(other).bottom > GROUND &&
      ((rows.get(other) ?? row) === BACK) === (row === BACK);
    const beside = boxAround([...stage.cats, ...stage.things.filter(isBeside)]);
    standBeside(stage, thing, { beside, row });
    rows.set(thing, row);
  }
}

/** Gives one thing the next place in the front row, before all others. */
export function placeThing(stage: Stage, thing: ThingOnStage): void {
  const beside = boxAround([...stage.cats, ...stage.things.filter(({ isPlaced }) => isPlaced)]);
  standBeside(stage, thing, { beside, row: FRONT });
}

function rowOf(thing: ThingOnStage, { cats }: Stage): Row {
  const share = heightOf(boxOf(thing)) / heightOf(boxAround(cats));
  return share > TALL ? BACK : FRONT;
}

function standBeside(
  stage: Stage,
  thing: ThingOnStage,
  { beside, row }: { beside: Box; row: Row },
): void {
  const half = widthOf(boxOf(thing)) / 2;
  const isFriend = thing.art.isFriend === true;
  const { spacing } = stage.room;
  const share = thing.count > 1 && !isFriend && spacing === "clear"
    ? OF_SEVERAL
    : row.hidden[spacing][isFriend ? "friend" : "thing"];
  const hidden = Math.max(0, half - NARROW) * share;
  const out = half - hidden;
  const isFlying = thing.art.spot === "air";
  thing.placing.at = [
    sideFor(stage, beside) > 0 ? beside.right + out : beside.left - out,
    isFlying ? beside.top * HIGH : row.down,
  ];
  if (!isFlying) thing.depth = Math.min(...stage.cats.map(({ depth }) => depth)) - row.behind;
  thing.isGrounded = !isFlying;
  thing.isPlaced = true;
}

/** The side on which less stands already. */
function sideFor(stage: Stage, beside: Box): Side {
  const { left, right } = boxAround(stage.cats);
  const onLeft = left - beside.left, onRight = beside.right - right;
  if (onLeft === onRight) return sideInTurn(stage);
  return onLeft < onRight ? -1 : 1;
}
