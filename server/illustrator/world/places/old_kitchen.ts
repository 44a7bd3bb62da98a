/** @module In an old kitchen: a tiled stove, a clock with a bird, jars on a shelf, a table with a kettle. */
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { type PlaceEntry, ROOM_WITH_WINDOW } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "grandma's kitchen, grandmas kitchen, granny's kitchen, grandmother's kitchen, nana's kitchen, nonna's kitchen, babushka's kitchen, old kitchen, old fashioned kitchen, old-fashioned kitchen, farmhouse kitchen, cottage kitchen, country kitchen, rustic kitchen, vintage kitchen, victorian kitchen, witch's kitchen, kitchen of my grandmother, my grandmother's kitchen, kitchen in the countryside",
  phrase: { where: "in", what: "an old kitchen" },
  isWide: true,
  ...ROOM_WITH_WINDOW,
  includes: ["kitchen"],
  restful: true,
  props: { none: 2, cup: 1 },
  draw: oldKitchen,
};

/** The stove at one side, the laid table at the other, a window between them. */
function oldKitchen(land: Land): Place {
  return furnishedRoom(land, {
    wall: { l: 0.9, c: 0.055, h: 88 },
    floor: { l: 0.6, c: 0.09, h: 50 },
    kind: "planks",
    skirting: { l: 0.5, c: 0.08, h: 45 },
    window: [90, 130, 300, 330],
    things: [
      { name: "cuckoo clock", beside: -130, y: 330, high: 230, depth: 0.5 },
      { name: "frying pan", beside: 330, y: 330, high: 190, depth: 0.5 },
      { name: "tiled stove", beside: -370, y: 812, high: 620, depth: 0.4, isOnly: true },
      { name: "kettle", beside: -470, y: 552, high: 90, depth: 0.35 },
      { name: "table", beside: 350, y: 850, high: 230, depth: 0.3, wider: 1.3 },
      { name: "jam jar", beside: 270, y: 630, high: 84, depth: 0.28 },
      { name: "bread", beside: 360, y: 630, high: 84, depth: 0.28 },
      { name: "jug", beside: 450, y: 630, high: 120, depth: 0.28 },
    ],
  });
}
