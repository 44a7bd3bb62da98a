/** @module In an ice cream parlour: sundaes on shelves, a striped stand, pink and mint. */
import { shelvedShop } from "../shelved_shop.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "ice cream parlour, ice cream parlor, ice cream shop, ice cream store, gelateria, gelato shop, ice cream bar, frozen yogurt shop, ice cream counter",
  phrase: { where: "in", what: "an ice cream parlour" },
  isWide: true,
  ...CLOSED_ROOM,
  restful: true,
  props: { none: 1 },
  draw: iceCreamParlour,
};

function iceCreamParlour(land: Land): Place {
  return shelvedShop(land, {
    wall: { l: 0.9, c: 0.06, h: 5 },
    floor: { l: 0.92, c: 0.03, h: 160 },
    kind: "checks",
    wood: { l: 0.86, c: 0.07, h: 165 },
    goods: ["sundae", "bowl of ice cream", "milkshake", "waffle", "sundae"],
    things: [
      { name: "sundae", beside: 0, y: 260, high: 190, depth: 0.2 },
      { name: "ice cream stand", beside: -350, y: 872, high: 400, depth: 0.1 },
      { name: "stool", beside: 300, y: 872, high: 190, depth: 0.1 },
      { name: "stool", beside: 430, y: 872, high: 190, depth: 0.1 },
    ],
  });
}
