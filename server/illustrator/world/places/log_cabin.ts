/** @module In a log cabin: walls of logs, a hearth of stones with its fire, a window, a rocking chair. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box, ellipse } from "../../geometry/shapes.ts";
import { glow, mark, scenery } from "../../items.ts";
import { furnishings } from "../furnishings.ts";
import { interior } from "../interior.ts";
import { LEFT, RIGHT } from "../landforms.ts";
import { rug } from "../furniture.ts";
import type { Item } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import { type PlaceEntry, ROOM_WITH_WINDOW } from "../place_entry.ts";
import { windowPane } from "../windows.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "in a log cabin, in the log cabin, inside a log cabin, log cabin interior, in a cabin, in the cabin, inside a cabin, cosy cabin, cozy cabin, mountain hut, ski chalet, in a chalet, wooden cabin interior, in a wooden cabin, cabin in the woods interior, ski lodge, hunting lodge",
  phrase: { where: "in", what: "a log cabin" },
  ...ROOM_WITH_WINDOW,
  restful: true,
  isWide: true,
  props: { none: 1 },
  draw: logCabin,
};

/** The fireplace at one side, the window at the other. */
function logCabin(land: Land): Place {
  const { grade, lightSide } = land;
  const log: Colour = { l: 0.6, c: 0.09, h: 58 };
  const x = 512 - lightSide * 330;
  return interior(land, {
    wall: log,
    floor: { l: 0.52, c: 0.08, h: 52 },
    kind: "planks",
    items: [
      ...times(
        10,
        (i) =>
          scenery(
            "log of the wall",
            "wood",
            box(LEFT, -30 + i * 82, RIGHT - LEFT, 82, 34),
            grade(shift(log, { l: (i % 2) * 0.06 - 0.03 }), 0.1),
            {
              line: 3,
              volume: 0.6,
              depth: 0.4,
              marks: [
                mark("shade", box(LEFT, 34 + i * 82, RIGHT - LEFT, 14), shift(log, { l: -0.17 })),
              ],
            },
          ),
      ),
      ...windowPane(
        land,
        512 + lightSide * 300 - 130,
        180,
        260,
        270,
        grade({ l: 0.42, c: 0.07, h: 48 }),
      ),
      ...rug([512, 900], 400, grade({ l: 0.5, c: 0.14, h: 25 })),
      ...hearth(land, x),
      glow({
        name: "firelight",
        centre: [x, 740],
        radius: 260,
        colour: { l: 0.85, c: 0.14, h: 60 },
        strength: 0.5,
        depth: 0.15,
      }),
      ...furnishings(land, [
        { name: "fire", beside: -330, y: 836, high: 170, depth: 0.02, isLit: true },
        { name: "log of wood", beside: -420, y: 890, high: 70, depth: 0.05 },
        { name: "rocking chair", beside: 320, y: 866, high: 300, depth: 0.08 },
      ]),
      ...times(
        6,
        (i) =>
          scenery(
            "end of a log",
            "wood",
            ellipse([512 + lightSide * 500, 10 + i * 82], 40, 38),
            grade({ l: 0.78, c: 0.08, h: 70 }, 0.1),
            {
              line: 2.4,
              depth: 0.3,
            },
          ),
      ),
    ],
  });
}

/** A chimney of field stones up to the ceiling, its opening black behind the fire. */
function hearth({ grade }: Land, x: number): Item[] {
  const stone = grade({ l: 0.66, c: 0.02, h: 70 }, 0.1);
  return [
    scenery("chimney of stones", "stone", box(x - 165, -30, 330, 890), stone, {
      depth: 0.15,
      line: 2.6,
      marks: times(40, (i) => {
        const row = Math.floor(i / 4), at = i % 4;
        return mark(
          i % 3 ? "shade" : "light",
          ellipse([x - 126 + at * 84 + (row % 2) * 22, 20 + row * 88], 37, 33),
          shift(stone, { l: i % 3 ? -0.045 : 0.035 }),
        );
      }),
    }),
    scenery("opening of the hearth", "stone", box(x - 108, 580, 216, 276, 60), {
      l: 0.16,
      c: 0.03,
      h: 40,
    }, {
      depth: 0.05,
      line: 2.6,
    }),
    scenery(
      "mantelpiece",
      "wood",
      box(x - 190, 520, 380, 40, 8),
      grade({ l: 0.4, c: 0.08, h: 48 }),
      {
        depth: 0.05,
        line: 2.6,
      },
    ),
  ];
}
