/** @module In a playroom: toys, blocks, a rocking horse, a house for dolls. */
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { type PlaceEntry, ROOM_WITH_WINDOW } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "playroom, playrooms, nursery, toy room, children's room, childs bedroom, child's bedroom, baby's room, baby room, kids room, nursery room, kindergarten, kid's bedroom, children's playroom",
  phrase: { where: "in", what: "a playroom" },
  isWide: true,
  ...ROOM_WITH_WINDOW,
  restful: true,
  props: { none: 1 },
  draw: playroom,
};

/** Toys along the wall and on the floor. */
function playroom(land: Land): Place {
  return furnishedRoom(land, {
    wall: { l: 0.92, c: 0.05, h: 90 },
    floor: { l: 0.74, c: 0.07, h: 70 },
    kind: "planks",
    skirting: { l: 0.95, c: 0.02, h: 90 },
    window: [-360, 120, 230, 260],
    things: [
      { name: "toy box", beside: -360, y: 830, high: 170, depth: 0.45 },
      { name: "doll's house", beside: 350, y: 840, high: 270, depth: 0.42 },
      { name: "rocking horse", beside: -180, y: 870, high: 190, depth: 0.25 },
      { name: "toy blocks", beside: 200, y: 880, high: 100, depth: 0.2 },
      { name: "teddy bear", beside: -400, y: 664, high: 110, depth: 0.42 },
      { name: "poster", beside: -180, y: 420, high: 190, depth: 0.6 },
      { name: "kite", beside: 120, y: 330, high: 140, depth: 0.6 },
      { name: "toy train", beside: 400, y: 890, high: 80, depth: 0.2 },
    ],
  });
}
