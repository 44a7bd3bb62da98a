/** @module In a locker room: a row of lockers, a bench, a towel, a ball. */
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "locker room, locker rooms, changing rooms, gym changing room, row of lockers, school lockers, team changing room",
  phrase: { where: "in", what: "a locker room" },
  isWide: true,
  ...CLOSED_ROOM,
  restful: true,
  props: { none: 1 },
  draw: lockerRoom,
};

/** How far apart lockers stand, and how high they are. */
const LOCKERS = [-420, -280, -140, 0, 140, 280, 420] as const, HIGH = 520;

function lockerRoom(land: Land): Place {
  return furnishedRoom(land, {
    wall: { l: 0.9, c: 0.02, h: 200 },
    floor: { l: 0.8, c: 0.02, h: 220 },
    kind: "tiles",
    skirting: { l: 0.7, c: 0.05, h: 230 },
    things: [
      ...LOCKERS.map((beside) =>
        ({ name: "locker", beside, y: 800, high: HIGH, depth: 0.45 }) as const
      ),
      { name: "bench", beside: -410, y: 860, high: 150, depth: 0.2, wider: 1.3 },
      { name: "towel", beside: -430, y: 760, high: 120, depth: 0.1 },
      { name: "basketball", beside: 420, y: 876, high: 120, depth: 0.1 },
      { name: "trainer", beside: 290, y: 880, high: 76, depth: 0.1 },
    ],
  });
}
