/** @module In the corridor of a hospital: pale walls, blue doors, a bed, a drip, a wheelchair. */
import { recedingCorridor } from "../fixtures/receding_corridor.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "hospital corridor, hospital corridors, hospital hallway, hospital hallways, corridor of a hospital, corridors of a hospital, corridor in a hospital, hospital hall, hospital passage, clinic corridor, clinic hallway",
  phrase: { where: "in", what: "a hospital corridor" },
  isWide: true,
  ...CLOSED_ROOM,
  includes: ["hospital", "corridor"],
  restful: true,
  props: { none: 1 },
  draw: hospitalCorridor,
};

function hospitalCorridor(land: Land): Place {
  return recedingCorridor(land, {
    wall: { l: 0.93, c: 0.03, h: 185 },
    floor: { l: 0.8, c: 0.03, h: 200 },
    kind: "tiles",
    door: { l: 0.68, c: 0.09, h: 220 },
    things: [
      { name: "drip stand", beside: 300, y: 806, high: 360, depth: 0.15, isOnly: true },
      { name: "hospital bed", beside: 400, y: 850, high: 230, depth: 0.12, isOnly: true },
      { name: "wheelchair", beside: -370, y: 850, high: 260, depth: 0.12, isOnly: true },
    ],
  });
}
