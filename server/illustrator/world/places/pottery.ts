/** @module In a pottery: a wheel, boards full of pots along the wall. */
import { box } from "../../geometry/shapes.ts";
import { scenery } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { LEFT, RIGHT } from "../landforms.ts";
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "pottery, pottery studio, potter's studio, pottery workshop, ceramics studio, pottery class, potter's workshop",
  nearest: "sculptor's studio",
  phrase: { where: "in", what: "a pottery" },
  isWide: true,
  ...CLOSED_ROOM,
  restful: true,
  props: { none: 1 },
  draw: pottery,
};

/** The wheel at one side, large pots at the other, more of them above. */
function pottery(land: Land): Place {
  return furnishedRoom(land, {
    wall: { l: 0.82, c: 0.05, h: 65 },
    floor: { l: 0.66, c: 0.05, h: 60 },
    kind: "planks",
    behind: boards(land),
    things: [
      ...POTS.map(({ name, beside, board }) =>
        ({ name, beside, y: BOARDS[board]!, high: 128, depth: 0.2 }) as const
      ),
      { name: "potter's wheel", beside: -330, y: 876, high: 330, depth: 0.05 },
      { name: "urn", beside: 330, y: 872, high: 260, depth: 0.1 },
      { name: "vase", beside: 440, y: 880, high: 200, depth: 0.1 },
    ],
  });
}

/** Heights of the boards along the wall, and the pots on them. */
const BOARDS = [230, 420, 610] as const;
const POTS = [
  { name: "vase", beside: -420, board: 0 },
  { name: "urn", beside: -260, board: 0 },
  { name: "jar", beside: 250, board: 0 },
  { name: "vase", beside: 410, board: 0 },
  { name: "flowerpot", beside: -400, board: 1 },
  { name: "vase", beside: -250, board: 1 },
  { name: "urn", beside: 270, board: 1 },
  { name: "flowerpot", beside: 420, board: 1 },
  { name: "urn", beside: 410, board: 2 },
  { name: "jar", beside: 270, board: 2 },
] as const;

function boards({ grade }: Land): Item[] {
  const wood = grade({ l: 0.55, c: 0.08, h: 55 }, 0.2);
  return BOARDS.map((y) =>
    scenery("board of pots", "wood", box(LEFT, y, RIGHT - LEFT, 20), wood, { depth: 0.3, line: 2 })
  );
}
