/** @module In a barn: planks, hay, a pitchfork, a ladder to the loft. */
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { type PlaceEntry, ROOM_WITH_WINDOW } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "in a barn, in the barn, inside a barn, at the barn, stable, stables, horse stable, cowshed, cow shed, hayloft, hay loft, barn floor, in a stable, milking shed",
  nearest: "chicken coop yard, pigsty",
  phrase: { where: "in", what: "a barn" },
  isWide: true,
  ...ROOM_WITH_WINDOW,
  restful: true,
  props: { none: 1 },
  draw: barn,
};

/** Hay at both sides, a ladder up to the loft. */
function barn(land: Land): Place {
  return furnishedRoom(land, {
    wall: { l: 0.5, c: 0.07, h: 45 },
    floor: { l: 0.68, c: 0.08, h: 80 },
    kind: "plain",
    window: [-310, 140, 210, 190],
    things: [
      { name: "haystack", beside: -360, y: 850, high: 320, depth: 0.4, wider: 1.2 },
      { name: "haystack", beside: 370, y: 856, high: 280, depth: 0.42, wider: 1.2 },
      { name: "ladder", beside: 150, y: 800, high: 480, depth: 0.55 },
      { name: "pitchfork", beside: -250, y: 850, high: 420, depth: 0.35 },
      { name: "oil lamp", beside: -200, y: 600, high: 70, depth: 0.3 },
      { name: "bucket", beside: 230, y: 880, high: 100, depth: 0.25 },
      { name: "horseshoe", beside: -40, y: 400, high: 80, depth: 0.6 },
    ],
  });
}
