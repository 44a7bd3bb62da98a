/** @module In a garage: a car, tyres, tools on the wall. */
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "garage, garages, in the garage, car workshop, mechanic's garage, mechanic garage, auto shop, car repair shop, auto repair shop",
  nearest: "pit lane, carport",
  phrase: { where: "in", what: "a garage" },
  ...CLOSED_ROOM,
  isWide: true,
  props: { none: 1 },
  draw: garage,
};

/** The car behind, tools over a pile of tyres at one side. */
function garage(land: Land): Place {
  return furnishedRoom(land, {
    wall: { l: 0.8, c: 0.02, h: 90 },
    floor: { l: 0.6, c: 0.01, h: 250 },
    kind: "plain",
    skirting: { l: 0.45, c: 0.02, h: 250 },
    things: [
      { name: "car", beside: 285, y: 812, high: 400, depth: 0.1, isOnly: true },
      { name: "wrench", beside: -400, y: 300, high: 130, depth: 0.15 },
      { name: "hammer", beside: -290, y: 300, high: 130, depth: 0.15 },
      { name: "handsaw", beside: -180, y: 290, high: 110, depth: 0.15 },
      { name: "screwdriver", beside: -340, y: 450, high: 110, depth: 0.15 },
      { name: "tire", beside: -380, y: 800, high: 170, depth: 0.15 },
      { name: "tire", beside: -400, y: 880, high: 170, depth: 0.1 },
      { name: "toolbox", beside: -260, y: 888, high: 110, depth: 0.05 },
      { name: "oil drum", beside: 430, y: 880, high: 210, depth: 0.05 },
    ],
  });
}
