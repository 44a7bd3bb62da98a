/** @module In a workshop: large tools on their board, a bench, a pot of paint, a ladder. */
import { shift } from "../../colour/colour.ts";
import { box, ellipse } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { times } from "../../times.ts";
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "workshop, workshops, carpenter's workshop, woodshop, tool shed, woodworking shop, repair shop, carpentry workshop, inside a shed, in a shed, in the shed, joiner's workshop",
  nearest:
    "blacksmith's forge, smithy, forge, santa's workshop, toy workshop, cobbler's shop, bike shop",
  phrase: { where: "in", what: "a workshop" },
  isWide: true,
  ...CLOSED_ROOM,
  restful: true,
  props: { none: 1 },
  draw: workshop,
};

/** The bench below the tools, a ladder at the other side. */
function workshop(land: Land): Place {
  return furnishedRoom(land, {
    wall: { l: 0.86, c: 0.04, h: 80 },
    floor: { l: 0.6, c: 0.05, h: 60 },
    kind: "planks",
    skirting: { l: 0.5, c: 0.07, h: 55 },
    behind: toolBoard(land),
    things: [
      { name: "handsaw", beside: -330, y: 300, high: 190, depth: 0.1 },
      { name: "hammer", beside: -110, y: 310, high: 190, depth: 0.1 },
      { name: "wrench", beside: 110, y: 300, high: 180, depth: 0.1 },
      { name: "screwdriver", beside: 310, y: 300, high: 180, depth: 0.1 },
      { name: "workbench", beside: -300, y: 866, high: 330, depth: 0.1, wider: 1.2 },
      { name: "toolbox", beside: -390, y: 612, high: 120, depth: 0.05 },
      { name: "ladder", beside: 430, y: 856, high: 460, depth: 0.1 },
      { name: "paint pot", beside: 300, y: 880, high: 130, depth: 0.05 },
    ],
  });
}

/** A green board with holes on which the tools hang. */
function toolBoard({ grade }: Land): Item[] {
  const green = grade({ l: 0.5, c: 0.07, h: 170 }, 0.3);
  return [
    scenery("tool board", "wood", box(50, 60, 924, 290, 8), green, {
      depth: 0.45,
      line: 2.4,
      marks: times(
        66,
        (i) =>
          mark(
            "shade",
            ellipse([84 + (i % 22) * 41, 100 + Math.floor(i / 22) * 100], 5, 5),
            shift(green, { l: -0.09 }),
          ),
      ),
    }),
  ];
}
