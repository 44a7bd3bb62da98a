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

/** Machines at both sides, lights above them. */
function arcade(land: Land): Place {
  return furnishedRoom(land, {
    wall: { l: 0.3, c: 0.11, h: 300 },
    floor: { l: 0.28, c: 0.08, h: 290 },
    kind: "checks",
    things: [
      { name: "arcade machine", beside: -410, y: 830, high: 380, depth: 0.4 },
      { name: "arcade machine", beside: -220, y: 830, high: 380, depth: 0.42 },
      { name: "arcade machine", beside: 220, y: 830, high: 380, depth: 0.42 },
      { name: "arcade machine", beside: 410, y: 830, high: 380, depth: 0.4 },
      { name: "slot machine", beside: 0, y: 800, high: 260, depth: 0.5 },
      { name: "string of lights", beside: -250, y: 240, high: 110, depth: 0.5 },
      { name: "string of lights", beside: 250, y: 240, high: 110, depth: 0.5 },
    ],
  });
}
