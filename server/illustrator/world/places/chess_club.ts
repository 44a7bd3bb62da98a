/** @module In a chess club: a large board on the wall with its pieces, tables with boards, a clock. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { times } from "../../times.ts";
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "chess club, chess clubs, chess tournament, chess hall, chess school, chess competition, chess championship, at chess club",
  phrase: { where: "in", what: "a chess club" },
  isWide: true,
  ...CLOSED_ROOM,
  restful: true,
  props: { none: 1 },
  draw: chessClub,
};

/** The board on the wall: side of a square, and how many there are in a row. */
const SQUARE = 62, ROW = 8;

function chessClub(land: Land): Place {
  return furnishedRoom(land, {
    wall: { l: 0.5, c: 0.07, h: 155 },
    floor: { l: 0.5, c: 0.07, h: 50 },
    kind: "planks",
    skirting: { l: 0.36, c: 0.06, h: 50 },
    behind: wallBoard(land),
    things: [
      { name: "pawn", beside: -210, y: 130, high: 60, depth: 0.2 },
      { name: "pawn", beside: 225, y: 192, high: 60, depth: 0.2 },
      { name: "pawn", beside: -340, y: 866, high: 260, depth: 0.1 },
      { name: "pawn", beside: -440, y: 850, high: 190, depth: 0.2 },
      { name: "chessboard", beside: 370, y: 700, high: 150, depth: 0.1 },
      { name: "mantel clock", beside: 420, y: 200, high: 110, depth: 0.3 },
    ],
  });
}

/** Squares in two colours in a frame of wood, and a table at the side. */
function wallBoard({ grade, lightSide }: Land): Item[] {
  const wood: Colour = grade({ l: 0.4, c: 0.08, h: 50 }, 0.2), side = SQUARE * ROW;
  const left = 512 - side / 2, top = 60, table = 512 + lightSide * 370;
  return [
    scenery("frame of the board", "wood", box(left - 22, top - 22, side + 44, side + 44, 8), wood, {
      depth: 0.4,
      line: 2.4,
    }),
    scenery(
      "board on the wall",
      "wood",
      box(left, top, side, side),
      grade({ l: 0.9, c: 0.05, h: 85 }, 0.3),
      {
        depth: 0.4,
        marks: times(ROW * ROW, (i) => i).filter((i) => (i + Math.floor(i / ROW)) % 2 === 1).map((
          i,
        ) =>
          mark(
            "detail",
            box(left + (i % ROW) * SQUARE, top + Math.floor(i / ROW) * SQUARE, SQUARE, SQUARE),
            grade({ l: 0.48, c: 0.08, h: 45 }, 0.3),
          )
        ),
      },
    ),
    scenery("foot of the table", "wood", box(table - 20, 716, 40, 140), shift(wood, { l: -0.06 }), {
      depth: 0.15,
      line: 2,
    }),
    scenery("table top", "wood", box(table - 150, 694, 300, 30, 8), shift(wood, { l: 0.08 }), {
      depth: 0.12,
      line: 2.4,
    }),
  ];
}
