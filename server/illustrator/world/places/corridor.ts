/** @module In a corridor: its walls run away to a far door, doors on both sides, a long runner. */
import { type Colour, shift } from "../../colour/colour.ts";
import { ellipse, ribbon } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { furnishings } from "../furnishings.ts";
import { interior } from "../interior.ts";
import { BELOW, LEFT, RIGHT } from "../landforms.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "corridor, corridors, hallway, hallways, hotel corridor, hotel hallway, landing, upstairs landing, entrance hall, long corridor, passageway, school corridor, hospital corridor",
  phrase: { where: "in", what: "a corridor" },
  isWide: true,
  ...CLOSED_ROOM,
  restful: true,
  props: { none: 1 },
  draw: corridor,
};

/** The walls run away to a far door; doors along them, a long runner, lamps above. */
function corridor(land: Land): Place {
  const { grade } = land, wall: Colour = { l: 0.84, c: 0.06, h: 85 };
  return interior(land, {
    wall,
    floor: { l: 0.55, c: 0.07, h: 50 },
    kind: "planks",
    items: [
      scenery(
        "ceiling",
        "stone",
        [[LEFT, -30], [RIGHT, -30], [...FAR.topRight], [...FAR.topLeft]],
        grade({
          l: 0.95,
          c: 0.015,
          h: 85,
        }),
        { depth: 0.4, line: 2 },
      ),
      scenery(
        "far wall",
        "stone",
        [FAR.topLeft, FAR.topRight, FAR.lowRight, FAR.lowLeft],
        grade(shift(wall, {
          l: -0.08,
        })),
        { depth: 0.5, line: 2 },
      ),
      scenery(
        "far floor",
        "wood",
        [FAR.lowLeft, FAR.lowRight, [RIGHT, 900], [RIGHT, BELOW], [LEFT, BELOW], [LEFT, 900]],
        grade({
          l: 0.55,
          c: 0.07,
          h: 50,
        }),
        { depth: 0.2, line: 0 },
      ),
      scenery(
        "runner",
        "cloth",
        [[462, 640], [562, 640], [800, BELOW], [224, BELOW]],
        grade({ l: 0.48, c: 0.15, h: 22 }),
        {
          depth: 0.1,
          line: 0,
          marks: [
            mark("detail", ribbon([[474, 640], [262, BELOW]], [3, 11]), grade(GOLD)),
            mark("detail", ribbon([[550, 640], [762, BELOW]], [3, 11]), grade(GOLD)),
          ],
        },
      ),
      ...[-1, 1].flatMap((side) => [0.05, 0.56].flatMap((near) => doorAt(land, side, near))),
      ...furnishings(land, [{ name: "door", beside: 0, y: 640, high: 230, depth: 0.3 }]),
      ...[[512, 120, 74], [512, 236, 34]].map(([x, y, wide]) =>
        scenery("ceiling light", "light", ellipse([x!, y!], wide!, wide! * 0.22), {
          l: 0.98,
          c: 0.05,
          h: 92,
        }, {
          depth: 0.3,
        })
      ),
    ],
  });
}

/** The corners of the far wall. */
const FAR = {
  topLeft: [392, 270],
  topRight: [632, 270],
  lowRight: [632, 640],
  lowLeft: [392, 640],
} as const satisfies Record<string, Point>;

const GOLD: Colour = { l: 0.82, c: 0.13, h: 86 };

/** A door in the wall at one side; `near` is how near, from 0 at the far wall to 1. */
function doorAt({ grade }: Land, side: number, near: number): Item[] {
  const wood = grade({ l: 0.5, c: 0.09, h: 50 }, 0.15);
  const at = (along: number) => 512 + side * (120 + along * 420);
  const top = (along: number) => 400 - along * 290, low = (along: number) => 640 + along * 250;
  const [from, to] = [near + 0.06, near + 0.3];
  const knob: Point = [at(from + 0.04), (top(from) + low(from)) / 2 + 30];
  return [
    scenery(
      "door of the corridor",
      "wood",
      [[at(from), top(from)], [at(to), top(to)], [at(to), low(to)], [at(from), low(from)]],
      wood,
      {
        depth: 0.2,
        line: 2.6,
        marks: [mark("detail", ellipse(knob, 8, 10), grade(GOLD))],
      },
    ),
  ];
}
