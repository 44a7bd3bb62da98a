/** @module In a workshop: a bench, tools on the wall, pots of paint, a ladder. */
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { type PlaceEntry, ROOM_WITH_WINDOW } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "workshop, workshops, carpenter's workshop, woodshop, tool shed, woodworking shop, repair shop, carpentry workshop, inside a shed, in a shed, in the shed, joiner's workshop",
  nearest:
    "blacksmith's forge, smithy, forge, santa's workshop, toy workshop, cobbler's shop, bike shop",
  phrase: { where: "in", what: "a workshop" },
  isWide: true,
  ...ROOM_WITH_WINDOW,
  restful: true,
  props: { none: 1 },
  draw: workshop,
};

/** A bench below the tools, a ladder and a tyre at the other side. */
function workshop(land: Land): Place {
  return furnishedRoom(land, {
    wall: { l: 0.72, c: 0.06, h: 70 },
    floor: { l: 0.58, c: 0.04, h: 70 },
    kind: "plain",
    window: [210, 130, 240, 220],
    things: [
      { name: "workbench", beside: -290, y: 850, high: 300, depth: 0.4, wider: 1.2 },
      { name: "handsaw", beside: -390, y: 430, high: 110, depth: 0.6 },
      { name: "hammer", beside: -250, y: 440, high: 110, depth: 0.6 },
      { name: "wrench", beside: -120, y: 440, high: 110, depth: 0.6 },
      { name: "pliers", beside: 0, y: 440, high: 100, depth: 0.6 },
      { name: "ladder", beside: 410, y: 850, high: 460, depth: 0.45 },
      { name: "tire", beside: 260, y: 860, high: 150, depth: 0.3 },
      { name: "paint pot", beside: 170, y: 870, high: 100, depth: 0.25 },
      { name: "toolbox", beside: -360, y: 610, high: 90, depth: 0.38 },
    ],
  });
}
