/** @module In a corridor: doors, framed pictures, a long runner. */
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "corridor, corridors, hallway, hallways, hotel corridor, hotel hallway, landing, upstairs landing, entrance hall, long corridor, passageway, school corridor, hospital corridor",
  phrase: { where: "in", what: "a corridor" },
  ...CLOSED_ROOM,
  restful: true,
  props: { none: 1 },
  draw: corridor,
};

/** A door at each side, pictures and a lamp between them. */
function corridor(land: Land): Place {
  return furnishedRoom(land, {
    wall: { l: 0.86, c: 0.045, h: 85 },
    floor: { l: 0.6, c: 0.06, h: 55 },
    kind: "planks",
    skirting: { l: 0.95, c: 0.01, h: 80 },
    things: [
      { name: "door", beside: -360, y: 790, high: 520, depth: 0.5 },
      { name: "door", beside: 360, y: 790, high: 520, depth: 0.5 },
      { name: "framed picture", beside: -110, y: 430, high: 150, depth: 0.6 },
      { name: "framed picture", beside: 110, y: 430, high: 150, depth: 0.6 },
      { name: "bedside cabinet", beside: 0, y: 800, high: 190, depth: 0.4 },
      { name: "table lamp", beside: 0, y: 612, high: 150, depth: 0.38 },
      { name: "rug", beside: 0, y: 930, high: 70, depth: 0.1, wider: 2.2 },
    ],
  });
}
