/** @module In a restaurant: laid tables, candles, wine, a menu. */
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { type PlaceEntry, ROOM_WITH_WINDOW } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "restaurant, restaurants, fancy restaurant, posh restaurant, in a restaurant, at a restaurant, fine dining restaurant, bistro, trattoria, pizzeria",
  nearest:
    "steakhouse, sushi restaurant, chinese restaurant, italian restaurant, ramen bar, dinner date, canteen, banquet",
  phrase: { where: "in", what: "a restaurant" },
  isWide: true,
  ...ROOM_WITH_WINDOW,
  restful: true,
  props: { none: 1 },
  draw: restaurant,
};

/** A laid table at each side, a picture between them. */
function restaurant(land: Land): Place {
  return furnishedRoom(land, {
    wall: { l: 0.5, c: 0.1, h: 20 },
    floor: { l: 0.55, c: 0.06, h: 50 },
    kind: "planks",
    skirting: { l: 0.35, c: 0.06, h: 30 },
    window: [-340, 110, 260, 300],
    things: [
      { name: "framed picture", beside: 0, y: 350, high: 170, depth: 0.6 },
      { name: "table", beside: -340, y: 850, high: 200, depth: 0.35, wider: 1.3 },
      { name: "candelabra", beside: -340, y: 655, high: 150, depth: 0.33 },
      { name: "glass of wine", beside: -430, y: 656, high: 90, depth: 0.32 },
      { name: "plate", beside: -250, y: 662, high: 34, depth: 0.32 },
      { name: "chair", beside: -130, y: 846, high: 250, depth: 0.4 },
      { name: "table", beside: 350, y: 850, high: 200, depth: 0.35, wider: 1.3 },
      { name: "bottle of champagne", beside: 420, y: 655, high: 140, depth: 0.33 },
      { name: "glass of wine", beside: 330, y: 656, high: 90, depth: 0.32 },
      { name: "chair", beside: 150, y: 846, high: 250, depth: 0.4, isMirrored: true },
    ],
  });
}
