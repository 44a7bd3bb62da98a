/** @module In a laundrette: washing machines in a row, a bench, baskets of washing. */
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "laundrette, launderette, laundromat, laundrettes, launderettes, laundry room, utility room, laundromats, coin laundry",
  phrase: { where: "in", what: "a laundrette" },
  isWide: true,
  ...CLOSED_ROOM,
  restful: true,
  props: { none: 1 },
  draw: laundrette,
};

/** Machines one above the other at both sides, a clock between them. */
function laundrette(land: Land): Place {
  return furnishedRoom(land, {
    wall: { l: 0.9, c: 0.04, h: 200 },
    floor: { l: 0.82, c: 0.03, h: 80 },
    kind: "checks",
    skirting: { l: 0.7, c: 0.05, h: 210 },
    things: [
      { name: "washing machine", beside: -390, y: 822, high: 270, depth: 0.45 },
      { name: "washing machine", beside: -150, y: 822, high: 270, depth: 0.45 },
      { name: "washing machine", beside: 150, y: 822, high: 270, depth: 0.45 },
      { name: "washing machine", beside: 390, y: 822, high: 270, depth: 0.45 },
      { name: "washing machine", beside: -390, y: 552, high: 270, depth: 0.55 },
      { name: "washing machine", beside: 390, y: 552, high: 270, depth: 0.55 },
      { name: "mantel clock", beside: 0, y: 330, high: 110, depth: 0.6 },
      { name: "basket", beside: -330, y: 880, high: 130, depth: 0.2 },
      { name: "laundry", beside: 330, y: 884, high: 120, depth: 0.2 },
    ],
  });
}
