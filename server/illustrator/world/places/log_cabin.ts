/** @module In a log cabin: walls of logs, a fireplace, a window to the snow, snowshoes and furs. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box, ellipse } from "../../geometry/shapes.ts";
import { glow, scenery } from "../../items.ts";
import { furnishings } from "../furnishings.ts";
import { interior } from "../interior.ts";
import { LEFT, RIGHT } from "../landforms.ts";
import { rug } from "../furniture.ts";
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
            grade(shift(log, { l: (i % 3) * 0.03 - 0.03 }), 0.1),
            {
              line: 3,
              volume: 0.6,
              depth: 0.4,
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
      glow({
        name: "firelight",
        centre: [x, 740],
        radius: 260,
        colour: { l: 0.85, c: 0.14, h: 60 },
        strength: 0.5,
        depth: 0.15,
      }),
      ...furnishings(land, [
        { name: "fireplace", beside: -330, y: 856, high: 450, depth: 0.1 },
        { name: "skis", beside: 430, y: 850, high: 420, depth: 0.1 },
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
