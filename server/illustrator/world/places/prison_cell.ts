/** @module In a prison cell: bars, a bunk, a barred window. */
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { type PlaceEntry, ROOM_WITH_WINDOW } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "prison cell, prison, jail, jail cell, in jail, behind bars, prison cells, jailhouse, dungeon cell",
  phrase: { where: "in", what: "a prison cell" },
  isWide: true,
  ...ROOM_WITH_WINDOW,
  restful: true,
  props: { none: 1 },
  draw: prisonCell,
};

/** A bunk behind bars, a window high above it. */
function prisonCell(land: Land): Place {
  return furnishedRoom(land, {
    wall: { l: 0.6, c: 0.02, h: 250 },
    floor: { l: 0.5, c: 0.015, h: 250 },
    kind: "plain",
    skirting: { l: 0.45, c: 0.01, h: 250 },
    window: [-300, 150, 170, 150],
    things: [
      { name: "hospital bed", beside: -290, y: 850, high: 220, depth: 0.45 },
      { name: "bucket", beside: -80, y: 850, high: 90, depth: 0.3 },
      { name: "prison bars", beside: 150, y: 860, high: 640, depth: 0.2 },
      { name: "prison bars", beside: 440, y: 860, high: 640, depth: 0.2 },
    ],
  });
}
