/** @module In a lift: steel doors, a panel of buttons, a mirror. */
import { type Colour, shift } from "../../colour/colour.ts";
import { points } from "../../geometry/coordinates.ts";
import { box, ellipse } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { times } from "../../times.ts";
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "lift, elevator, in a lift, in the lift, in an elevator, in the elevator, elevators, lift doors, elevator doors",
  phrase: { where: "in", what: "a lift" },
  isWide: true,
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
      ...liftPanel(land.grade({ l: 0.9, c: 0.01, h: 240 }), 512 + land.lightSide * 360),
      scenery("floor display", "metal", box(412, 46, 200, 66, 8), { l: 0.18, c: 0.02, h: 270 }, {
        line: 2.4,
        depth: 0.1,
        marks: [
          mark("light", points("450 96, 480 60, 510 96", [0, 0]), { l: 0.72, c: 0.19, h: 40 }),
          mark("light", box(540, 60, 10, 38), { l: 0.72, c: 0.19, h: 40 }),
        ],
      }),
    ],
    things: [],
  });
}

/** Buttons in two columns, one of them lit. */
function liftPanel(plate: Colour, x: number): Item[] {
  return [
    scenery("panel of buttons", "metal", box(x - 62, 280, 124, 330, 10), plate, {
      line: 2.6,
      depth: 0.1,
      marks: times(8, (i) =>
        mark(
          "detail",
          ellipse([x - 28 + (i % 2) * 56, 330 + Math.floor(i / 2) * 74], 21, 21),
          i === 3 ? { l: 0.82, c: 0.17, h: 75 } : shift(plate, { l: -0.26 }),
        )),
    }),
    scenery("handrail", "metal", box(512 - 470, 640, 200, 18, 8), shift(plate, { l: -0.2 }), {
      line: 2.2,
      depth: 0.15,
    }),
  ];
}
