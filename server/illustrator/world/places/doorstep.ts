/** @module On a doorstep: a front door with its step, flowers in pots, a lamp. */
import { shift } from "../../colour/colour.ts";
import { box } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
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
  const wall = grade({ l: 0.93, c: 0.025, h: tint.h }, 0.4);
  return outdoors(land, {
    horizon: 300,
    far: [
      under([[LEFT, -20], [RIGHT, -20]], {
        name: "house wall",
        texture: "stone",
        colour: wall,
        depth: 0.55,
        marks: times(
          9,
          (i) => mark("shade", box(LEFT, 60 + i * 84, RIGHT - LEFT, 3), shift(wall, { l: -0.05 })),
        ),
      }),
      ...sceneryThing(land, "door", [512 - lightSide * 170, 770], 600, { depth: 0.4 }),
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
        box(512 - lightSide * 170 - 230, 760, 460, 44),
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
