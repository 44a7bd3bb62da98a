/** @module On a pitch in a stadium: a goal, white lines, full stands under floodlights. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box, ellipse } from "../../geometry/shapes.ts";
import { glow, line, mark, scenery } from "../../items.ts";
import { outdoors } from "../outdoors.ts";
import { LEFT, RIGHT } from "../landforms.ts";
import type { Item, Point } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "stadium, football pitch, soccer pitch, pitch, football field, soccer field, sports field, playing field, football stadium, soccer stadium, arena, athletics track, running track, baseball field, baseball stadium, olympic stadium, olympics, on the pitch, goal mouth, rugby pitch, cricket ground, sports ground, rugby field, world cup, muddy pitch",
  phrase: { where: "on", what: "a pitch in a stadium" },
  isWide: true,
  ...OUTDOORS,
  season: "none",
  props: { none: 1 },
  draw: stadium,
};

/** Stands full of people, floodlights, a goal on mown grass. */
function stadium(land: Land): Place {
  const { grade, random, lightSide } = land;
  const crowd = random("stadium.crowd"), lawn = { l: 0.64, c: 0.14, h: 140 };
  const concrete = grade({ l: 0.62, c: 0.015, h: 250 }, 0.5);
  const stripes = times(5, (i) => [690 + i * 16 + i * i * 14, 16 + i * 14] as const);
  return outdoors(land, {
    horizon: 520,
    far: [
      ...([-1, 1] as const).flatMap((s): Item[] => [
        scenery(
          "floodlight mast",
          "metal",
          box(512 + s * 420 - 9, 150, 18, 330),
          grade({ l: 0.5, c: 0.01, h: 250 }, 0.5),
          { depth: 0.7 },
        ),
        glow({
          name: "floodlight glow",
          centre: [512 + s * 420, 130],
          radius: 150,
          colour: { l: 0.97, c: 0.03, h: 100 },
          strength: 0.6,
          depth: 0.7,
        }),
        scenery("floodlight", "light", box(512 + s * 420 - 70, 90, 140, 76, 8), {
          l: 0.95,
          c: 0.02,
          h: 100,
        }, {
          line: 3,
          depth: 0.68,
          marks: [0, 1, 2, 3].map((i) =>
            mark("shade", box(512 + s * 420 - 36 + i * 34, 90, 4, 76), { l: 0.6, c: 0.01, h: 250 })
          ),
        }),
      ]),
      scenery("stand", "stone", [[LEFT, 330], [RIGHT, 330], [RIGHT, 640], [LEFT, 640]], concrete, {
        depth: 0.6,
        marks: times(260, () => {
          const row = crowd.whole(0, 8);
          return mark(
            "detail",
            ellipse([crowd.between(0, 1024), 352 + row * 30], 9, 11),
            grade({ l: crowd.between(0.5, 0.85), c: 0.13, h: crowd.between(0, 360) }, 0.5),
          );
        }),
      }),
      scenery(
        "hoarding",
        "paper",
        box(LEFT, 628, RIGHT - LEFT, 46),
        grade({ l: 0.5, c: 0.12, h: 255 }, 0.4),
        { line: 2, depth: 0.5 },
      ),
    ],
    ground: {
      name: "pitch",
      texture: "plant",
      colour: lawn,
      top: 670,
      marks: [
        ...stripes.map(([y, high]) =>
          mark("shade", box(LEFT, y, RIGHT - LEFT, high), grade(shift(lawn, { l: -0.045 })))
        ),
        mark("light", box(LEFT, 744, RIGHT - LEFT, 7), grade({ l: 0.97, c: 0.01, h: 120 })),
        mark(
          "light",
          [[270, 744], [280, 744], [130, 1060], [112, 1060]],
          grade({ l: 0.97, c: 0.01, h: 120 }),
        ),
        mark(
          "light",
          [[754, 744], [744, 744], [894, 1060], [912, 1060]],
          grade({ l: 0.97, c: 0.01, h: 120 }),
        ),
      ],
    },
    items: goal([512 - lightSide * 60, 746], grade({ l: 0.97, c: 0.005, h: 120 })),
  });
}

function goal([x, y]: Point, white: Colour): Item[] {
  const bar = (outline: Point[]): Item =>
    scenery("goalpost", "metal", outline, white, { line: 1.6, depth: 0.35 });
  const wide = 330, high = 250;
  return [
    ...times(15, (i) =>
      line(
        "goal net",
        "scenery",
        [[x - wide + i * 47, y - high], [x - wide + i * 47, y - 14]],
        white,
        [1.4, 1.4],
      )),
    ...times(6, (i) =>
      line(
        "goal net",
        "scenery",
        [[x - wide, y - high + i * 42], [x + wide, y - high + i * 42]],
        white,
        [1.4, 1.4],
      )),
    bar(box(x - wide - 8, y - high - 8, 16, high + 8, 4)),
    bar(box(x + wide - 8, y - high - 8, 16, high + 8, 4)),
    bar(box(x - wide - 8, y - high - 12, wide * 2 + 16, 16, 4)),
  ];
}
