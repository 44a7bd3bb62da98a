/** @module In a fire station: the fire engine, the pole, helmets and coats on hooks. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { times } from "../../times.ts";
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "fire station, fire stations, firehouse, fire house, fire hall, fire brigade garage, at the fire station, in the firehouse",
  phrase: { where: "in", what: "a fire station" },
  isWide: true,
  ...CLOSED_ROOM,
  props: { none: 1 },
  draw: fireStation,
};

/** The engine before its door on one side, the pole on the other. */
function fireStation(land: Land): Place {
  const { lightSide } = land;
  return furnishedRoom(land, {
    wall: { l: 0.86, c: 0.03, h: 70 },
    floor: { l: 0.66, c: 0.012, h: 250 },
    kind: "tiles",
    skirting: { l: 0.5, c: 0.15, h: 27 },
    behind: [...door(land, 512 - lightSide * 230), ...pole(land, 512 + lightSide * 330)],
    things: [
      { name: "fire engine", beside: -290, y: 862, high: 430, depth: 0.1, wider: 1.1 },
      { name: "rescue helmet", beside: 430, y: 400, high: 92, depth: 0.3 },
      { name: "rescue helmet", beside: 210, y: 400, high: 92, depth: 0.3 },
      { name: "fire extinguisher", beside: 440, y: 780, high: 170, depth: 0.25 },
      { name: "fire hydrant", beside: 250, y: 872, high: 150, depth: 0.15 },
    ],
  });
}

/** A red roller door. */
function door({ grade }: Land, x: number): Item[] {
  const red: Colour = grade({ l: 0.58, c: 0.17, h: 27 }, 0.4);
  return [
    scenery("roller door", "metal", box(x - 250, 120, 500, 656, 6), red, {
      depth: 0.5,
      line: 2,
      marks: times(
        9,
        (i) => mark("shade", box(x - 250, 180 + i * 66, 500, 7), shift(red, { l: -0.07 })),
      ),
    }),
  ];
}

/** The brass pole, and the hole in the ceiling that it comes from. */
function pole({ grade }: Land, x: number): Item[] {
  const brass = grade({ l: 0.8, c: 0.13, h: 88 });
  return [
    scenery(
      "hole of the pole",
      "wood",
      box(x - 90, -20, 180, 70, 8),
      grade({ l: 0.25, c: 0.02, h: 60 }),
      {
        depth: 0.3,
      },
    ),
    scenery("brass pole", "metal", box(x - 13, -20, 26, 860, 6), brass, {
      depth: 0.2,
      line: 2.4,
      marks: [mark("light", box(x - 8, -20, 6, 860), shift(brass, { l: 0.13 }))],
    }),
    scenery(
      "foot of the pole",
      "metal",
      box(x - 54, 826, 108, 22, 10),
      shift(brass, { l: -0.12 }),
      {
        depth: 0.2,
        line: 2.4,
      },
    ),
  ];
}
