/** @module In a pottery: a wheel, shelves of pots, a stove for firing. */
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { type PlaceEntry, ROOM_WITH_WINDOW } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "pottery, pottery studio, potter's studio, pottery workshop, ceramics studio, pottery class, potter's workshop",
  nearest: "sculptor's studio",
  phrase: { where: "in", what: "a pottery" },
  isWide: true,
  ...ROOM_WITH_WINDOW,
  restful: true,
  props: { none: 1 },
  draw: pottery,
};

/** The wheel at one side, pots above the stove at the other. */
function pottery(land: Land): Place {
  return furnishedRoom(land, {
    wall: { l: 0.82, c: 0.05, h: 65 },
    floor: { l: 0.66, c: 0.05, h: 60 },
    kind: "planks",
    window: [-330, 120, 250, 260],
    things: [
      { name: "potter's wheel", beside: -330, y: 850, high: 270, depth: 0.35 },
      { name: "shelf", beside: 330, y: 420, high: 140, depth: 0.55, wider: 1.5 },
      { name: "vase", beside: 250, y: 345, high: 110, depth: 0.53 },
      { name: "flowerpot", beside: 330, y: 345, high: 80, depth: 0.53 },
      { name: "jar", beside: 410, y: 345, high: 90, depth: 0.53 },
      { name: "stove", beside: 330, y: 820, high: 270, depth: 0.45 },
      { name: "bucket", beside: -150, y: 870, high: 100, depth: 0.25 },
      { name: "urn", beside: 190, y: 860, high: 150, depth: 0.3 },
    ],
  });
}
