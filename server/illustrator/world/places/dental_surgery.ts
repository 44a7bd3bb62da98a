/** @module At the dentist's: the chair under its lamp, a cabinet, a poster of a tooth. */
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { type PlaceEntry, ROOM_WITH_WINDOW } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "dental surgery, dentist's office, dental practice, dental clinic, at the dentist, at the dentist's, dentist office, dentist surgery",
  phrase: { where: "at", what: "the dentist's" },
  isWide: true,
  ...ROOM_WITH_WINDOW,
  restful: true,
  props: { none: 1 },
  draw: dentalSurgery,
};

/** The chair at one side, a cabinet at the other. */
function dentalSurgery(land: Land): Place {
  return furnishedRoom(land, {
    wall: { l: 0.93, c: 0.03, h: 190 },
    floor: { l: 0.86, c: 0.015, h: 220 },
    kind: "tiles",
    skirting: { l: 0.75, c: 0.06, h: 190 },
    window: [-330, 110, 280, 240],
    things: [
      { name: "dentist's chair", beside: 340, y: 856, high: 420, depth: 0.35 },
      { name: "kitchen cupboard", beside: -330, y: 820, high: 230, depth: 0.45 },
      { name: "toothbrush", beside: -400, y: 592, high: 90, depth: 0.42 },
      { name: "sink", beside: -250, y: 600, high: 110, depth: 0.42 },
      { name: "tooth", beside: 250, y: 330, high: 150, depth: 0.6 },
      { name: "stool", beside: 170, y: 860, high: 150, depth: 0.25 },
    ],
  });
}
