/** @module In an arcade: machines in a row, coloured light. */
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words: "arcade, amusement arcade, game arcade, video arcade, arcades, penny arcade, games arcade",
  nearest: "casino, gambling hall",
  phrase: { where: "in", what: "an arcade" },
  isWide: true,
  ...CLOSED_ROOM,
  props: { none: 1 },
  draw: arcade,
};

/** A tall machine with its bright screen at each side, lights above them. */
function arcade(land: Land): Place {
  return furnishedRoom(land, {
    wall: { l: 0.3, c: 0.11, h: 300 },
    floor: { l: 0.28, c: 0.08, h: 290 },
    kind: "checks",
    things: [
      { name: "arcade machine", beside: -370, y: 862, high: 610, depth: 0.1, isLit: true },
      { name: "arcade machine", beside: 370, y: 862, high: 610, depth: 0.1, isLit: true },
      { name: "string of lights", beside: -330, y: 170, high: 120, depth: 0.2, isLit: true },
      { name: "string of lights", beside: 0, y: 170, high: 120, depth: 0.2, isLit: true },
      { name: "string of lights", beside: 330, y: 170, high: 120, depth: 0.2, isLit: true },
    ],
  });
}
