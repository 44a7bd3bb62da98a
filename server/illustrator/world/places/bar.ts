/** @module At a bar: a counter with stools, bottles on lit shelves, glasses. */
import { box } from "../../geometry/shapes.ts";
import { scenery } from "../../items.ts";
import { times } from "../../times.ts";
import { furnishedRoom } from "../furnished_room.ts";
import type { ThingName } from "../../things/thing_names.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "in a bar, at the bar, at a bar, in the bar, cocktail bar, whisky bar, hotel bar, at the hotel bar, in the hotel bar, at a hotel bar, wine bar, bartender's counter, behind the bar, behind a bar, bar counter, dive bar",
  phrase: { where: "at", what: "a bar" },
  ...CLOSED_ROOM,
  restful: true,
  isWide: true,
  props: { none: 1 },
  draw: bar,
};

const BOTTLES: readonly ThingName[] = [
  "bottle of rum",
  "bottle of wine",
  "bottle of champagne",
  "bottle of beer",
  "bottle",
  "bottle of olive oil",
];

/** Three lit shelves of bottles behind a counter. */
function bar(land: Land): Place {
  const { grade } = land;
  const glow = grade({ l: 0.8, c: 0.09, h: 75 }, 0.3),
    board = grade({ l: 0.42, c: 0.06, h: 50 }, 0.3);
  return furnishedRoom(land, {
    wall: { l: 0.5, c: 0.06, h: 40 },
    floor: { l: 0.42, c: 0.06, h: 52 },
    kind: "planks",
    behind: [
      scenery("lit shelves", "wood", box(90, 120, 844, 430, 10), glow, { line: 2.4, depth: 0.5 }),
      ...[250, 390, 530].map((y) =>
        scenery("shelf board", "wood", box(90, y, 844, 16), board, { line: 1.8, depth: 0.45 })
      ),
    ],
    things: [
      ...[250, 390, 530].flatMap((y, row) =>
        times(11, (i) => ({
          name: BOTTLES[(i + row * 2) % BOTTLES.length]!,
          beside: -375 + i * 75,
          y,
          high: 100,
          depth: 0.5,
        }))
      ),
      { name: "counter", beside: -330, y: 850, high: 270, wider: 1.3, depth: 0.25 },
      { name: "counter", beside: 330, y: 850, high: 270, wider: 1.3, depth: 0.25 },
      { name: "cocktail", beside: -400, y: 586, high: 90, depth: 0.2 },
      { name: "martini", beside: 300, y: 586, high: 90, depth: 0.2 },
      { name: "mug of beer", beside: 420, y: 586, high: 80, depth: 0.2 },
    ],
  });
}
