/** @module In a waiting room: a row of chairs, a notice board, magazines, a plant. */
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "waiting room, waiting rooms, doctor's waiting room, vet's waiting room, reception area, reception, waiting area",
  phrase: { where: "in", what: "a waiting room" },
  ...CLOSED_ROOM,
  restful: true,
  props: { none: 1 },
  draw: waitingRoom,
};

/** Chairs along the wall, a board and a clock above them. */
function waitingRoom(land: Land): Place {
  return furnishedRoom(land, {
    wall: { l: 0.9, c: 0.035, h: 150 },
    floor: { l: 0.75, c: 0.02, h: 80 },
    kind: "tiles",
    skirting: { l: 0.7, c: 0.06, h: 150 },
    things: [
      { name: "notice board", beside: -200, y: 400, high: 190, depth: 0.6 },
      { name: "mantel clock", beside: 190, y: 300, high: 110, depth: 0.6 },
      { name: "chair", beside: -410, y: 846, high: 270, depth: 0.4 },
      { name: "chair", beside: -240, y: 846, high: 270, depth: 0.4 },
      { name: "chair", beside: 240, y: 846, high: 270, depth: 0.4 },
      { name: "chair", beside: 410, y: 846, high: 270, depth: 0.4 },
      { name: "potted plant", beside: 0, y: 800, high: 210, depth: 0.45 },
      { name: "magazine", beside: -340, y: 890, high: 70, depth: 0.2 },
    ],
  });
}
