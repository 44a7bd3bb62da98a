/** @module In a shop: full shelves, a counter, a till. */
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "shop, corner shop, in a shop, at a shop, at the shop, inside a shop, in the shop, general store, village shop, convenience store, store, grocery shop",
  nearest:
    "gift shop, book shop, bookshop, bookstore, antique shop, department store, butcher's shop, butcher shop, cheese shop, magic shop, pharmacy counter",
  phrase: { where: "in", what: "a shop" },
  isWide: true,
  ...CLOSED_ROOM,
  restful: true,
  props: { none: 1 },
  draw: shop,
};

/** Shelves behind, the counter with its till at one side. */
function shop(land: Land): Place {
  return furnishedRoom(land, {
    wall: { l: 0.9, c: 0.05, h: 80 },
    floor: { l: 0.72, c: 0.05, h: 60 },
    kind: "planks",
    skirting: { l: 0.6, c: 0.06, h: 60 },
    things: [
      { name: "shop shelves", beside: -360, y: 800, high: 430, depth: 0.55, wider: 1.1 },
      { name: "shop shelves", beside: 20, y: 800, high: 430, depth: 0.55, wider: 1.1 },
      { name: "counter", beside: 350, y: 870, high: 250, depth: 0.3, wider: 1.2 },
      { name: "cash register", beside: 380, y: 628, high: 120, depth: 0.28 },
      { name: "jar of sweets", beside: 270, y: 628, high: 80, depth: 0.28 },
      { name: "potted plant", beside: -470, y: 880, high: 140, depth: 0.2 },
    ],
  });
}
