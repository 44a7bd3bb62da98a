/** @module On a doorstep: a front door with its step, flowers in pots, a lamp. */
import { shift } from "../../colour/colour.ts";
import { box, ellipse } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { times } from "../../times.ts";
import { LEFT, RIGHT, under } from "../landforms.ts";
import { sceneryThing } from "../scenery_thing.ts";
import { tintOf } from "../tint.ts";
import { windowPane } from "../windows.ts";
import { outdoors } from "../outdoors.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "doorstep, front door, front step, doorsteps, front doorstep, porch steps, stoop, door step, front steps",
  phrase: { where: "on", what: "a doorstep" },
  ...OUTDOORS,
  season: "none",
  restful: true,
  props: { none: 1 },
  draw: doorstep,
};

/** The door of a house with its step, a window beside it. */
function doorstep(land: Land): Place {
  const { grade, spec, lightSide } = land;
  const tint = tintOf(spec), stone = { l: 0.78, c: 0.02, h: 80 };
  const wall = grade({ l: 0.68, c: 0.09, h: 38 }, 0.35), joint = shift(wall, { l: 0.1, c: -0.05 });
  const x = 512 - lightSide * 190;
  return outdoors(land, {
    horizon: 300,
    far: [
      under([[LEFT, -20], [RIGHT, -20]], {
        name: "house wall",
        texture: "stone",
        colour: wall,
        depth: 0.5,
        marks: times(BRICK_ROWS, (row) => [
          mark("detail", box(LEFT, row * 46, RIGHT - LEFT, 5), joint),
          ...times(
            12,
            (i) => mark("detail", box(LEFT + (row % 2) * 48 + i * 96, row * 46, 5, 46), joint),
          ),
        ]).flat(),
      }),
      ...frontDoor(land, x, doorHue(tint.h)),
      ...windowPane(
        land,
        512 + lightSide * 290 - 120,
        230,
        240,
        280,
        grade({ l: 0.96, c: 0.01, h: 80 }, 0.4),
      ),
      ...sceneryThing(land, "flower crate", [512 + lightSide * 290, 580], 80, { depth: 0.38 }),
      scenery(
        "door step",
        "stone",
        box(x - 250, 752, 500, 50),
        grade(shift(stone, { l: 0.06 }), 0.3),
        { line: 2, depth: 0.3 },
      ),
    ],
    ground: { name: "front path", texture: "stone", colour: stone, top: 800, marks: [] },
    items: [
      ...sceneryThing(land, "potted plant", [512 - lightSide * 420, 850], 200, { depth: 0.2 }),
      ...sceneryThing(land, "potted plant", [512 + lightSide * 150, 838], 160, { depth: 0.25 }),
      ...sceneryThing(land, "letterbox", [512 + lightSide * 430, 860], 200, { depth: 0.2 }),
    ],
  });
}

/** Rows of bricks above the step. */
const BRICK_ROWS = 18;

/** A door is seen before red bricks: never of their hue. */
function doorHue(hue: number): number {
  return hue > 120 && hue < 320 ? hue : 245;
}

/** A panelled door in a white frame: a window above, a knob, a letter slot, a lamp beside it. */
function frontDoor({ grade }: Land, x: number, hue: number): Item[] {
  const paint = grade({ l: 0.45, c: 0.12, h: hue }, 0.15), dark = shift(paint, { l: -0.1 });
  const brass = grade({ l: 0.82, c: 0.14, h: 86 }), white = grade({ l: 0.96, c: 0.01, h: 80 }, 0.2);
  return [
    scenery("door frame", "wood", box(x - 176, 60, 352, 710, 6), white, { depth: 0.2, line: 2 }),
    scenery("front door", "wood", box(x - 146, 92, 292, 672, 4), paint, {
      depth: 0.15,
      line: 2.6,
      marks: [
        ...[-1, 1].flatMap((side) => [
          mark("shade", box(x + side * 68 - 50, 280, 100, 180, 6), dark),
          mark("shade", box(x + side * 68 - 50, 540, 100, 190, 6), dark),
        ]),
        mark("light", box(x - 112, 124, 224, 110, 40), { l: 0.93, c: 0.09, h: 92 }),
        mark("detail", box(x - 4, 124, 8, 110), paint),
        mark("detail", box(x - 52, 486, 104, 26, 8), brass),
        mark("detail", ellipse([x + 116, 500], 17, 17), brass),
      ],
    }),
    scenery(
      "door lamp",
      "metal",
      box(x + 200, 250, 44, 84, 10),
      grade({ l: 0.25, c: 0.02, h: 60 }),
      {
        depth: 0.15,
        line: 2,
        marks: [mark("light", box(x + 208, 264, 28, 56, 6), { l: 0.95, c: 0.1, h: 92 })],
      },
    ),
    scenery(
      "welcome mat",
      "cloth",
      [[x - 120, 806], [x + 120, 806], [x + 150, 846], [x - 150, 846]],
      grade({
        l: 0.62,
        c: 0.08,
        h: 65,
      }),
      { depth: 0.05, line: 2 },
    ),
  ];
}
