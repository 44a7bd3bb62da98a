/** @module In a sweet shop: jars, lollipops and cakes on the shelves. */
import { shelvedShop } from "../shelved_shop.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "sweet shop, sweetshop, candy store, candy shop, sweet shops, candy stores, candy shops, chocolate shop, confectioner, lolly shop, chocolatier",
  phrase: { where: "in", what: "a sweet shop" },
  ...CLOSED_ROOM,
  restful: true,
  isWide: true,
  props: { none: 1 },
  draw: sweetShop,
};

/** Sweets on both sides, a machine for gum. */
function sweetShop(land: Land): Place {
  return shelvedShop(land, {
    wall: { l: 0.9, c: 0.07, h: 0 },
    floor: { l: 0.86, c: 0.03, h: 350 },
    kind: "checks",
    wood: { l: 0.62, c: 0.12, h: 350 },
    goods: [
      "jar of sweets",
      "lollipop",
      "box of chocolates",
      "candy cane",
      "jar of sweets",
      "candy",
      "chocolate bar",
      "stick of candyfloss",
      "jar of sweets",
      "cupcake",
      "macaron",
    ],
    things: [
      { name: "gumball machine", beside: -370, y: 876, high: 300, depth: 0.1 },
      { name: "lollipop", beside: 380, y: 880, high: 280, depth: 0.1 },
    ],
  });
}
