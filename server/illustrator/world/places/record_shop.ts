/** @module In a record shop: shelves full of records, a jukebox, a guitar. */
import { shelvedShop } from "../shelved_shop.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "record store, record shop, record stores, vinyl shop, vinyl store, music store, music shop, guitar shop, guitar store, cd shop",
  phrase: { where: "in", what: "a record shop" },
  isWide: true,
  ...CLOSED_ROOM,
  restful: true,
  props: { none: 1 },
  draw: recordShop,
};

function recordShop(land: Land): Place {
  return shelvedShop(land, {
    wall: { l: 0.5, c: 0.1, h: 20 },
    floor: { l: 0.45, c: 0.06, h: 50 },
    kind: "planks",
    wood: { l: 0.42, c: 0.06, h: 55 },
    goods: ["vinyl record", "record sleeve", "vinyl record", "record sleeve", "vinyl record"],
    things: [
      { name: "musical notes", beside: 0, y: 230, high: 120, depth: 0.2 },
      { name: "jukebox", beside: -390, y: 868, high: 380, depth: 0.1, isLit: true },
      { name: "electric guitar", beside: 400, y: 864, high: 330, depth: 0.1 },
      { name: "record player", beside: 270, y: 872, high: 150, depth: 0.1 },
    ],
  });
}
