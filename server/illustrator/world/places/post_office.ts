/** @module In a post office: parcels and letters on the shelves, a red box for letters. */
import { shelvedShop } from "../shelved_shop.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words: "post office, in the post office, post offices, mail room, mailroom, sorting office",
  phrase: { where: "in", what: "a post office" },
  ...CLOSED_ROOM,
  restful: true,
  isWide: true,
  props: { none: 1 },
  draw: postOffice,
};

/** Post on both sides, a box for letters before it. */
function postOffice(land: Land): Place {
  return shelvedShop(land, {
    wall: { l: 0.93, c: 0.06, h: 92 },
    floor: { l: 0.72, c: 0.02, h: 80 },
    kind: "tiles",
    wood: { l: 0.6, c: 0.08, h: 60 },
    goods: [
      "parcel",
      "love letter",
      "parcel",
      "postage stamp",
      "letterbox",
      "parcel",
      "scales",
      "post horn",
      "postcard",
      "books",
    ],
    things: [
      { name: "postbox", beside: -380, y: 880, high: 320, depth: 0.05, isOnly: true },
      { name: "parcel", beside: 380, y: 884, high: 170, depth: 0.1 },
      { name: "parcel", beside: 300, y: 890, high: 110, depth: 0.05 },
    ],
  });
}
