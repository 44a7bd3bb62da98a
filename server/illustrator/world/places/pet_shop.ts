/** @module In a pet shop: aquariums, cages and bowls on the shelves. */
import { shelvedShop } from "../shelved_shop.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words: "pet shop, pet store, pet shops, pet stores, petshop",
  nearest: "animal shelter, cattery, pet adoption center",
  phrase: { where: "in", what: "a pet shop" },
  ...CLOSED_ROOM,
  restful: true,
  isWide: true,
  props: { none: 1 },
  draw: petShop,
};

/** What pets live in and eat, on both sides. */
function petShop(land: Land): Place {
  return shelvedShop(land, {
    wall: { l: 0.92, c: 0.04, h: 190 },
    floor: { l: 0.78, c: 0.02, h: 90 },
    kind: "tiles",
    wood: { l: 0.6, c: 0.06, h: 70 },
    goods: [
      "fishbowl",
      "birdcage",
      "bag of cat food",
      "pet bowl",
      "aquarium",
      "hamster wheel",
      "can of cat food",
      "cat carrier",
      "canary",
      "toy mouse",
      "hamster",
    ],
    things: [
      { name: "aquarium", beside: -365, y: 880, high: 210, depth: 0.1 },
      { name: "dog house", beside: 370, y: 884, high: 240, depth: 0.1 },
    ],
  });
}
