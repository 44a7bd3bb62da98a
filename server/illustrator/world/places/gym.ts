/** @module In a gym: a treadmill, weights, a bag to punch, a mirror. */
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "gym, gymnasium, fitness studio, gyms, weight room, at the gym, fitness centre, fitness center, gym hall, health club, sports hall, school gym",
  nearest: "crossfit box, boxing gym, dance studio, yoga studio",
  phrase: { where: "in", what: "a gym" },
  isWide: true,
  ...CLOSED_ROOM,
  restful: true,
  props: { none: 1 },
  draw: gym,
};

/** Machines at both sides, a mirror and a bag to punch behind. */
function gym(land: Land): Place {
  return furnishedRoom(land, {
    wall: { l: 0.82, c: 0.02, h: 230 },
    floor: { l: 0.45, c: 0.02, h: 260 },
    kind: "plain",
    skirting: { l: 0.5, c: 0.12, h: 30 },
    things: [
      { name: "standing mirror", beside: -60, y: 800, high: 420, depth: 0.6, wider: 1.5 },
      { name: "treadmill", beside: -350, y: 850, high: 340, depth: 0.35, isMirrored: true },
      { name: "exercise bike", beside: 345, y: 850, high: 260, depth: 0.35 },
      { name: "punching bag", beside: 170, y: 560, high: 330, depth: 0.5 },
      { name: "exercise ball", beside: -170, y: 850, high: 120, depth: 0.3 },
      { name: "dumbbell", beside: 200, y: 880, high: 80, depth: 0.2 },
      { name: "dumbbell", beside: -220, y: 900, high: 74, depth: 0.15 },
    ],
  });
}
