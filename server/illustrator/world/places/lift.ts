/** @module In a lift: steel doors, a panel of buttons, a mirror. */
import { shift } from "../../colour/colour.ts";
import { box } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "lift, elevator, in a lift, in the lift, in an elevator, in the elevator, elevators, lift doors, elevator doors",
  phrase: { where: "in", what: "a lift" },
  ...CLOSED_ROOM,
  restful: true,
  props: { none: 1 },
  draw: lift,
};

/** Steel doors in the middle, buttons beside them. */
function lift(land: Land): Place {
  const steel = land.grade({ l: 0.82, c: 0.012, h: 240 }, 0.3);
  const door = (x: number) =>
    scenery("lift door", "metal", box(x, 70, 236, 706), steel, {
      line: 2.4,
      depth: 0.4,
      marks: [
        mark("shade", box(x + 4, 70, 10, 706), shift(steel, { l: -0.08 })),
        mark("light", box(x + 70, 70, 40, 706), shift(steel, { l: 0.06 })),
      ],
    });
  return furnishedRoom(land, {
    wall: { l: 0.74, c: 0.015, h: 240 },
    floor: { l: 0.5, c: 0.03, h: 30 },
    kind: "plain",
    skirting: { l: 0.6, c: 0.015, h: 240 },
    behind: [
      scenery("lift frame", "metal", box(252, 40, 520, 736), shift(steel, { l: -0.14 }), {
        line: 2.4,
        depth: 0.42,
      }),
      door(275),
      door(513),
    ],
    things: [
      { name: "calculator", beside: 400, y: 560, high: 180, depth: 0.3 },
    ],
  });
}
