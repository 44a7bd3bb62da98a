/** @module In a cellar: barrels, jars on shelves, a lamp. */
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words: "cellar, basement, cellars, wine cellar, basements, root cellar, coal cellar",
  phrase: { where: "in", what: "a cellar" },
  isWide: true,
  ...CLOSED_ROOM,
  restful: true,
  props: { none: 1 },
  draw: cellar,
};

/** Barrels at one side, shelves at the other, a lamp between them. */
function cellar(land: Land): Place {
  return furnishedRoom(land, {
    wall: { l: 0.52, c: 0.035, h: 60 },
    floor: { l: 0.46, c: 0.03, h: 60 },
    kind: "plain",
    things: [
      { name: "barrel", beside: -400, y: 850, high: 240, depth: 0.4 },
      { name: "barrel", beside: -220, y: 850, high: 240, depth: 0.4 },
      { name: "barrel", beside: -310, y: 612, high: 220, depth: 0.45 },
      { name: "shop shelves", beside: 330, y: 820, high: 400, depth: 0.5, wider: 1.1 },
      { name: "wooden crate", beside: 190, y: 880, high: 130, depth: 0.25 },
      { name: "ceiling lamp", beside: 0, y: 250, high: 260, depth: 0.5 },
    ],
  });
}
