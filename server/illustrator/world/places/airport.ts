/** @module In an airport: an aeroplane outside the window, a board of flights, seats. */
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { type PlaceEntry, ROOM_WITH_WINDOW } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "airport, airports, at the airport, airport terminal, departure lounge, airport lounge, departure gate, terminal, baggage claim, security check",
  phrase: { where: "at", what: "an airport" },
  isWide: true,
  ...ROOM_WITH_WINDOW,
  restful: true,
  props: { none: 1 },
  draw: airport,
};

/** A wide window to the airfield, seats before it. */
function airport(land: Land): Place {
  return furnishedRoom(land, {
    wall: { l: 0.93, c: 0.01, h: 230 },
    floor: { l: 0.8, c: 0.015, h: 240 },
    kind: "tiles",
    skirting: { l: 0.6, c: 0.02, h: 240 },
    window: [60, 130, 560, 390],
    things: [
      { name: "aeroplane", beside: 60, y: 430, high: 230, depth: 0.8 },
      { name: "notice board", beside: -370, y: 330, high: 150, depth: 0.6, wider: 1.3 },
      { name: "plane seat", beside: -420, y: 850, high: 230, depth: 0.4 },
      { name: "plane seat", beside: -270, y: 850, high: 230, depth: 0.4 },
      { name: "plane seat", beside: 420, y: 850, high: 230, depth: 0.4, isMirrored: true },
      { name: "plane seat", beside: 270, y: 850, high: 230, depth: 0.4, isMirrored: true },
      { name: "suitcase", beside: 140, y: 880, high: 150, depth: 0.25 },
    ],
  });
}
