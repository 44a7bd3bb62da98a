/** @module On board an aeroplane: round windows above the clouds, rows of seats, lockers overhead. */
import { shift } from "../../colour/colour.ts";
import { box, ellipse } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { furnishings } from "../furnishings.ts";
import { interior } from "../interior.ts";
import { LEFT, RIGHT } from "../landforms.ts";
import { skyOf } from "../light.ts";
import type { Land, Place } from "../place.ts";
import { type PlaceEntry, ROOM_WITH_WINDOW } from "../place_entry.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "on an airplane, on the airplane, in an airplane, on a plane, on the plane, in the plane, inside a plane, on an aeroplane, on the aeroplane, in an aeroplane, inside an airplane, inside an aeroplane, airplane cabin, aeroplane cabin, plane cabin, airplane seat, plane seat by the window, first class cabin, on a flight, aboard a plane, aboard the plane, on board a plane, on board the plane, on board an aeroplane, on board an airplane, aboard an airplane, aboard an aeroplane, window seat on a plane, aircraft cabin, passenger plane cabin",
  phrase: { where: "on board", what: "an aeroplane" },
  ...ROOM_WITH_WINDOW,
  shows: ["clear"],
  restful: true,
  isWide: true,
  props: { none: 1 },
  draw: aeroplaneCabin,
};

/** Four windows, the lockers above, seats at both sides. */
function aeroplaneCabin(land: Land): Place {
  const { grade } = land;
  const shell = grade({ l: 0.93, c: 0.01, h: 230 }, 0.1);
  return interior(land, {
    wall: { l: 0.93, c: 0.01, h: 230 },
    floor: { l: 0.46, c: 0.05, h: 262 },
    kind: "plain",
    items: [
      scenery(
        "lockers",
        "metal",
        box(LEFT, -20, RIGHT - LEFT, 150, 20),
        shift(shell, { l: -0.06 }),
        {
          line: 2.4,
          depth: 0.4,
          marks: times(
            5,
            (i) => mark("shade", box(i * 250 - 12, -20, 5, 150), shift(shell, { l: -0.16 })),
          ),
        },
      ),
      ...[120, 380, 644, 904].flatMap((x) => cabinWindow(land, x)),
      ...furnishings(land, [
        { name: "plane seat", beside: -250, y: 800, high: 390, depth: 0.2 },
        { name: "plane seat", beside: 250, y: 800, high: 390, depth: 0.2, isMirrored: true },
        { name: "plane seat", beside: -380, y: 880, high: 430, depth: 0.08 },
        { name: "plane seat", beside: 380, y: 880, high: 430, depth: 0.08, isMirrored: true },
      ]),
    ],
  });
}

/** An upright oval with the sky of the hour and a bank of clouds. */
function cabinWindow({ spec, grade }: Land, x: number): Item[] {
  const sky = skyOf(spec);
  return [
    scenery(
      "window frame",
      "metal",
      box(x - 92, 190, 184, 250, 84),
      grade({ l: 0.82, c: 0.01, h: 230 }, 0.1),
      {
        line: 2.4,
        depth: 0.2,
      },
    ),
    scenery("window sky", "glass", box(x - 70, 212, 140, 206, 64), sky.at(0)!.colour, {
      colourEnd: sky.at(-1)!.colour,
      line: 2,
      depth: 0.5,
      marks: [[-46, 412, 44], [10, 420, 54], [56, 404, 40]].map(([dx, y, r]) =>
        mark("light", ellipse([x + dx!, y!], r!, r! * 0.8), { l: 0.96, c: 0.01, h: 240 })
      ),
    }),
  ];
}
