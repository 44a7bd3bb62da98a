/** @module In a clothes shop: folded clothes and shoes on the shelves, a dressed dummy, a rail. */
import { shelvedShop } from "../shelved_shop.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "clothes shop, clothing store, clothes store, boutique, fashion boutique, fashion store, dress shop, shoe shop, shoe store, hat shop, thrift store, charity shop, second hand shop, clothing shop, clothes shopping, tailor's shop",
  nearest: "tailor shop",
  phrase: { where: "in", what: "a clothes shop" },
  ...CLOSED_ROOM,
  restful: true,
  isWide: true,
  props: { none: 1 },
  draw: clothesShop,
};

/** Clothes on both sides, a rail and a dummy before them. */
function clothesShop(land: Land): Place {
  return shelvedShop(land, {
    wall: { l: 0.93, c: 0.025, h: 60 },
    floor: { l: 0.7, c: 0.05, h: 60 },
    kind: "planks",
    wood: { l: 0.7, c: 0.06, h: 65 },
    goods: [
      "dress",
      "shoe",
      "handbag",
      "t-shirt",
      "high heel",
      "sun hat",
      "jeans",
      "boot",
      "scarf",
      "blouse",
      "top hat",
    ],
    things: [
      { name: "clothes rail", beside: -370, y: 876, high: 310, depth: 0.1, wider: 1 },
      { name: "mannequin", beside: 390, y: 880, high: 360, depth: 0.1 },
      { name: "shopping bags", beside: 240, y: 890, high: 110, depth: 0.05 },
    ],
  });
}
