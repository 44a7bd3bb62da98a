/** @module In a dressing room behind a stage: a lit mirror, a rail of costumes, a stool. */
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "dressing room, backstage, changing room, dressing rooms, behind the scenes, fitting room, actor's dressing room",
  phrase: { where: "in", what: "a dressing room" },
  ...CLOSED_ROOM,
  restful: true,
  props: { none: 1 },
  draw: dressingRoom,
};

/** A mirror with lights at one side, costumes at the other. */
function dressingRoom(land: Land): Place {
  return furnishedRoom(land, {
    wall: { l: 0.7, c: 0.08, h: 10 },
    floor: { l: 0.58, c: 0.06, h: 50 },
    kind: "planks",
    skirting: { l: 0.45, c: 0.06, h: 20 },
    things: [
      { name: "dressing table", beside: -290, y: 850, high: 400, depth: 0.4 },
      { name: "string of lights", beside: -290, y: 330, high: 110, depth: 0.45 },
      { name: "stool", beside: -130, y: 870, high: 130, depth: 0.25 },
      { name: "clothes rail", beside: 320, y: 850, high: 380, depth: 0.4 },
      { name: "hiking boot", beside: 420, y: 886, high: 70, depth: 0.2 },
      { name: "top hat", beside: 210, y: 880, high: 70, depth: 0.2 },
    ],
  });
}
