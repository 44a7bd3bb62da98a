/** @module In a pharmacy: bottles, pills and plasters on the shelves, a green cross. */
import { scenery } from "../../items.ts";
import { points } from "../../geometry/coordinates.ts";
import type { Item } from "../../scene.ts";
import { shelvedShop } from "../shelved_shop.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "pharmacy, chemist shop, drugstore, drug store, apothecary shop, pharmacies, at the pharmacy, at the chemist, apothecary",
  phrase: { where: "in", what: "a pharmacy" },
  ...CLOSED_ROOM,
  restful: true,
  isWide: true,
  props: { none: 1 },
  draw: pharmacy,
};

/** Medicine on both sides, the cross on the wall. */
function pharmacy(land: Land): Place {
  return shelvedShop(land, {
    wall: { l: 0.96, c: 0.015, h: 160 },
    floor: { l: 0.86, c: 0.01, h: 160 },
    kind: "tiles",
    wood: { l: 0.84, c: 0.03, h: 160 },
    behind: greenCross(),
    goods: [
      "medicine bottle",
      "pill",
      "first aid kit",
      "plaster",
      "medicine bottle",
      "toothpaste",
      "hand cream",
      "shampoo bottle",
      "thermometer",
      "bandage",
    ],
    things: [
      { name: "scales", beside: -370, y: 876, high: 220, depth: 0.1 },
      { name: "mortar and pestle", beside: 370, y: 880, high: 150, depth: 0.1 },
    ],
  });
}

/** The sign of pharmacies, lit. */
function greenCross(): Item[] {
  const green = { l: 0.68, c: 0.19, h: 150 };
  return [
    scenery(
      "green cross",
      "light",
      points(
        "-34 -100, 34 -100, 34 -34, 100 -34, 100 34, 34 34, 34 100, -34 100, -34 34, -100 34, -100 -34, -34 -34",
        [512, 190],
      ),
      green,
      { line: 3, depth: 0.1 },
    ),
  ];
}
