/** @module In a dining room: a long table, a chandelier, chairs, a dresser. */
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words: "dining room, dining rooms, dining hall, great hall table, dinner party, banquet hall",
  nearest: "sunday lunch, family dinner",
  phrase: { where: "in", what: "a dining room" },
  ...CLOSED_ROOM,
  restful: true,
  props: { none: 1 },
  draw: diningRoom,
};

/** A chandelier above the table, pictures beside it. */
function diningRoom(land: Land): Place {
  return furnishedRoom(land, {
    wall: { l: 0.78, c: 0.06, h: 150 },
    floor: { l: 0.55, c: 0.07, h: 50 },
    kind: "planks",
    skirting: { l: 0.95, c: 0.01, h: 90 },
    things: [
      { name: "chandelier", beside: 0, y: 330, high: 230, depth: 0.5 },
      { name: "framed picture", beside: -370, y: 400, high: 180, depth: 0.6 },
      { name: "framed picture", beside: 370, y: 400, high: 180, depth: 0.6 },
      { name: "chair", beside: -330, y: 820, high: 280, depth: 0.48 },
      { name: "chair", beside: 330, y: 820, high: 280, depth: 0.48, isMirrored: true },
      { name: "table", beside: 0, y: 830, high: 190, depth: 0.42, wider: 2.4 },
      { name: "candelabra", beside: -180, y: 645, high: 130, depth: 0.4 },
      { name: "vase", beside: 180, y: 645, high: 120, depth: 0.4 },
    ],
  });
}
