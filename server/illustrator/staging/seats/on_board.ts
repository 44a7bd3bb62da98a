/** @module What stands on a table beside the cat that sits there: a cup does not stand on the floor before a desk. */
import { heightOf } from "../../geometry/measure.ts";
import { THINGS } from "../../things/catalogue.ts";
import type { Category } from "../../things/thing.ts";
import type { Prop } from "../../wardrobe/prop_kinds.ts";
import { boxAround, boxOf } from "../actor_boxes.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { sizeThing, widenThing } from "../moving_actors.ts";
import { seatOn } from "./seat_on.ts";

/** Furniture with a top on which things stand, also beside a cat that sits there. */
const BOARDS = new Set<Prop>(["table", "desk", "counter", "windowsill"]);

/** What belongs on it. */
const ON_BOARDS: ReadonlySet<Category> = new Set<Category>([
  "tableware",
  "drink",
  "food",
  "dish",
  "sweet",
  "fruit",
  "book",
  "craft",
  "small object",
]);

const OWN_ON_BOARDS = new Set<Prop>([
  "cake",
  "cup",
  "milk",
  "donut",
  "pizza",
  "candle",
  "book",
  "letter",
  "potion",
  "crystal ball",
]);

/** How much wider a board is for such things; they are at most so wide beside it, and so high beside the cats. */
const ROOM = { wider: 1.42, wide: 0.2, high: 0.36 };

/** How many things stand on a board beside the cats. */
const MOST_ON_BOARD = 2;

/** The table on which one of the cats sits, for what belongs on it. */
export function boardFor(
  thing: ThingOnStage,
  cats: readonly CatOnStage[],
): ThingOnStage | undefined {
  const category = THINGS.get(thing.prop)?.category;
  const board = cats.find(({ seat }) => seat && BOARDS.has(seat.prop))?.seat;
  const belongs = OWN_ON_BOARDS.has(thing.prop) ||
    category !== undefined && ON_BOARDS.has(category);
  if (!board || !belongs) return undefined;
  if ((board.holds?.length ?? 0) >= MOST_ON_BOARD) return undefined;
  return board;
}

/** At an end of the board, before the cat's tail. */
export function layOn(
  board: ThingOnStage,
  thing: ThingOnStage,
  cats: readonly CatOnStage[],
): void {
  if (!board.holds?.length) widenThing(board, ROOM.wider);
  const { left, right } = boxOf(board);
  sizeThing(thing, {
    width: ROOM.wide * (right - left),
    highest: ROOM.high * Math.max(LEAST_CAT, heightOf(boxAround(cats))),
  });
  seatOn([thing], board);
  thing.depth = Math.max(...cats.map(({ depth }) => depth)) + 0.02;
}

/** Beside a cat that lies, things are as high as beside one this high, in units. */
const LEAST_CAT = 320;
