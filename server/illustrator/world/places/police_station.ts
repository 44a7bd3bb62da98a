/** @module In a police station: bars of a cell, wanted people on the wall, a blue light. */
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "police station, police office, police precinct, precinct, sheriff's office, interrogation room, police department",
  phrase: { where: "in", what: "a police station" },
  ...CLOSED_ROOM,
  isWide: true,
  props: { none: 1 },
  draw: policeStation,
};

/** A desk with a blue light at one side, the cell at the other. */
function policeStation(land: Land): Place {
  return furnishedRoom(land, {
    wall: { l: 0.84, c: 0.03, h: 240 },
    floor: { l: 0.66, c: 0.02, h: 250 },
    kind: "tiles",
    skirting: { l: 0.42, c: 0.06, h: 255 },
    things: [
      { name: "prison bars", beside: 340, y: 800, high: 620, depth: 0.25, wider: 0.9 },
      { name: "wanted poster", beside: -390, y: 380, high: 220, depth: 0.15 },
      { name: "wanted poster", beside: -240, y: 350, high: 190, depth: 0.15 },
      { name: "desk", beside: -350, y: 850, high: 250, depth: 0.15 },
      { name: "police light", beside: -410, y: 606, high: 110, depth: 0.1, isLit: true },
      { name: "handcuffs", beside: -290, y: 610, high: 60, depth: 0.1 },
    ],
  });
}
