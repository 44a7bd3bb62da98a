/** @module In a toy shop: teddy bears, trains and tops on the shelves, a rocking horse. */
import { shelvedShop } from "../shelved_shop.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "toy shop, toy store, toyshop, toy shops, toy stores, shop full of toys, store full of toys",
  nearest: "joke shop",
  phrase: { where: "in", what: "a toy shop" },
  ...CLOSED_ROOM,
  restful: true,
  isWide: true,
  props: { none: 1 },
  draw: toyShop,
};

/** Toys on both sides, large ones on the floor. */
function toyShop(land: Land): Place {
  return shelvedShop(land, {
    wall: { l: 0.9, c: 0.06, h: 85 },
    floor: { l: 0.72, c: 0.06, h: 60 },
    kind: "checks",
    wood: { l: 0.66, c: 0.13, h: 25 },
    goods: [
      "teddy bear",
      "toy train",
      "spinning top",
      "doll",
      "toy blocks",
      "beach ball",
      "nesting doll",
      "toy car",
      "jack-in-the-box",
      "robot",
      "drum",
      "yo-yo",
    ],
    things: [
      { name: "rocking horse", beside: -370, y: 880, high: 230, depth: 0.1 },
      { name: "teddy bear", beside: 370, y: 880, high: 230, depth: 0.1 },
    ],
  });
}
