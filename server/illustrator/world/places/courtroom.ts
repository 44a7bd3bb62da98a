/** @module In a courtroom: the bench of the judge, a lectern, flags, scales. */
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words: "courtroom, court room, court, law court, in court, courthouse, court of law, courtrooms",
  nearest: "parliament, senate",
  phrase: { where: "in", what: "a courtroom" },
  isWide: true,
  ...CLOSED_ROOM,
  restful: true,
  props: { none: 1 },
  draw: courtroom,
};

/** The high bench between flags, a lectern and a pew before it. */
function courtroom(land: Land): Place {
  return furnishedRoom(land, {
    wall: { l: 0.5, c: 0.07, h: 50 },
    floor: { l: 0.62, c: 0.08, h: 40 },
    kind: "planks",
    skirting: { l: 0.35, c: 0.06, h: 45 },
    things: [
      { name: "counter", beside: 0, y: 790, high: 260, depth: 0.5, wider: 1.5 },
      { name: "scales", beside: -300, y: 606, high: 230, depth: 0.1 },
      { name: "flag", beside: -420, y: 800, high: 480, depth: 0.2 },
      { name: "flag", beside: 420, y: 800, high: 480, depth: 0.2, isMirrored: true },
      { name: "lectern", beside: -300, y: 870, high: 270, depth: 0.12 },
      { name: "mallet", beside: 290, y: 660, high: 90, depth: 0.1 },
      { name: "pew", beside: 330, y: 884, high: 220, depth: 0.12 },
    ],
  });
}
