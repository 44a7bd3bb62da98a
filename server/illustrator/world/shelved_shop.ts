/** @module Shops that are known by their goods: shelves full of them on both sides, the counter, a large piece or two. */
import { type Colour, shift } from "../colour/colour.ts";
import { box } from "../geometry/shapes.ts";
import { scenery } from "../items.ts";
import type { Item } from "../scene.ts";
import { THINGS } from "../things/catalogue.ts";
import { itemsOf } from "../things/art.ts";
import { boundsOf, heightOf, widthOf } from "../geometry/measure.ts";
import type { ThingName } from "../things/thing_names.ts";
import { type Furnishing, furnishings } from "./furnishings.ts";
import { type Floor, interior } from "./interior.ts";
import type { Land, Place } from "./place.ts";
import { sceneryThing } from "./scenery_thing.ts";

interface ShelvedShop {
  wall: Colour;
  floor: Colour;
  kind: Floor;
  /** Of the shelves. */
  wood: Colour;
  /** What lies on the shelves, in turns. */
  goods: readonly ThingName[];
  /** On the floor and the counter, farthest first. */
  things: readonly Furnishing[];
  /** On the wall above the cat. */
  behind?: readonly Item[];
}

/** Heights of the boards, the middles of the shelves at the left and right, and how wide they are. */
const BOARDS = [250, 430, 610] as const, SHELVES = [180, 844] as const, WIDE = 330;

/** How high goods stand at most, and how wide. */
const GOODS = { high: 136, wide: 118 } as const;

/** A shop with these goods. */
export function shelvedShop(land: Land, shop: ShelvedShop): Place {
  const { grade } = land;
  const { wall, floor, kind, wood, goods, things, behind = [] } = shop;
  const board = grade(wood, 0.15);
  return interior(land, {
    wall,
    floor,
    kind,
    skirting: shift(wood, { l: -0.06 }),
    items: [
      ...behind,
      ...SHELVES.flatMap((middle, side) => [
        scenery(
          "shop shelves",
          "wood",
          box(middle - WIDE / 2, 84, WIDE, 720),
          shift(board, { l: -0.12 }),
          { line: 2, depth: 0.4 },
        ),
        ...BOARDS.flatMap((y, row) => [
          ...[-105, 0, 105].flatMap((dx, i) =>
            piece(land, goods[(side * 5 + row * 3 + i) % goods.length]!, middle + dx, y)
          ),
          scenery(
            "board of a shelf",
            "wood",
            box(middle - WIDE / 2 - 8, y, WIDE + 16, 20),
            board,
            { line: 2, depth: 0.2 },
          ),
        ]),
      ]),
      ...furnishings(land, things),
    ],
  });
}

/** One of the goods on its board, as large as there is room. */
function piece(land: Land, name: ThingName, x: number, y: number): Item[] {
  const size = boundsOf(itemsOf(THINGS.get(name)!));
  const high = Math.min(GOODS.high, GOODS.wide * heightOf(size) / widthOf(size));
  return sceneryThing(land, name, [x, y + 2], high, { depth: 0.1 });
}
