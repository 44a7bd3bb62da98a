/** @module In a flower shop: bouquets and pots on the shelves, crates of flowers before them. */
import { shelvedShop } from "../shelved_shop.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words: "flower shop, at the florist, at the florist's, flower shops, florist shop, flower store",
  nearest: "plant shop",
  phrase: { where: "in", what: "a flower shop" },
  ...CLOSED_ROOM,
  restful: true,
  isWide: true,
  props: { none: 1 },
  draw: flowerShop,
};

/** Flowers on both sides, crates of them on the floor. */
function flowerShop(land: Land): Place {
  return shelvedShop(land, {
    wall: { l: 0.93, c: 0.04, h: 140 },
    floor: { l: 0.74, c: 0.03, h: 80 },
    kind: "tiles",
    wood: { l: 0.58, c: 0.08, h: 60 },
    goods: [
      "bouquet",
      "potted plant",
      "orchid",
      "daffodil",
      "hyacinth",
      "poinsettia",
      "hydrangea",
      "bouquet",
      "succulent",
      "lily",
      "cactus",
    ],
    things: [
      { name: "flower crate", beside: -370, y: 884, high: 190, depth: 0.1 },
      { name: "flower crate", beside: 370, y: 884, high: 190, depth: 0.1 },
      { name: "watering can", beside: 230, y: 890, high: 100, depth: 0.05 },
      { name: "hanging basket", beside: 0, y: 250, high: 220, depth: 0.2 },
    ],
  });
}
