/** @module In Rome: the Colosseum, broken columns, stone pines. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box, ellipse, smooth } from "../../geometry/shapes.ts";
import { knots } from "../../geometry/coordinates.ts";
import { mark, scenery } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { furnishings } from "../furnishings.ts";
import { hills, under } from "../landforms.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { paving, sights } from "../sights.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "rome, in rome, ancient rome, colosseum, coliseum, the colosseum, at the colosseum, roman forum, streets of rome, roman street, eternal city",
  nearest: "italy, roman ruins, roman arena, roman empire",
  phrase: { where: "in", what: "Rome" },
  ...OUTDOORS,
  isWide: true,
  includes: ["city"],
  props: { none: 1 },
  draw: rome,
};

/** The round wall of arches rises behind the cat; columns at one side, a pine at the other. */
function rome(land: Land): Place {
  const { grade, random, lightSide } = land;
  const stone = { l: 0.82, c: 0.05, h: 75 };
  return sights(land, {
    horizon: 700,
    far: [
      under(hills(random("rome.far"), { height: 700, swing: 24, waves: 2 }), {
        name: "far hills",
        colour: grade({ l: 0.68, c: 0.09, h: 135 }, 0.7),
        depth: 0.7,
      }),
      ...colosseum(512 - lightSide * 60, 806, grade({ l: 0.8, c: 0.07, h: 72 }, 0.15)),
    ],
    ground: {
      name: "paving",
      texture: "stone",
      colour: stone,
      top: 796,
      marks: paving(grade(stone)),
    },
    things: [],
    items: [
      ...pine(land, 512 + lightSide * 420, 840),
      ...furnishings(land, [
        { name: "column", beside: -400, y: 862, high: 430, depth: 0.08 },
        { name: "column", beside: -310, y: 846, high: 230, depth: 0.12 },
      ]),
    ],
  });
}

/** Three rows of arches on a round wall, half of the upper one fallen. */
function colosseum(x: number, y: number, wall: Colour): Item[] {
  const rows = [0, 1, 2, 3];
  const bulge = (at: number) => 30 * (1 - (at / 430) ** 2);
  return [
    scenery(
      "colosseum",
      "stone",
      smooth(
        knots(
          "-430 0!, -430 -360!, -300 -392, -130 -410!, -130 -520!, 120 -530, 330 -505, 430 -480!, 430 0!",
          [x, y],
        ),
      ),
      wall,
      {
        line: 2.4,
        colourEnd: shift(wall, { l: -0.05 }),
        depth: 0.3,
        marks: rows.flatMap((row) =>
          times(13, (i) => {
            const dx = -384 + i * 64, top = y - 40 - row * 122 - bulge(dx);
            if (row === 3 && dx < -120) return [];
            const high = row === 3 ? 46 : 78, wide = row === 3 ? 13 : 21;
            return [
              mark(
                "shade",
                [
                  [x + dx - wide, top],
                  [x + dx - wide, top - high + wide],
                  ...ellipse([x + dx, top - high + wide], wide, wide).filter(([, py]) =>
                    py < top - high + wide
                  ).toSorted((a, b) => a[0] - b[0]),
                  [x + dx + wide, top - high + wide],
                  [x + dx + wide, top],
                ],
                shift(wall, { l: -0.32, c: -0.01 }),
              ),
            ];
          }).flat()
        ).concat(
          rows.slice(0, 3).map((row) =>
            mark(
              "light",
              box(x - 430, y - 166 - row * 122 - 14, 860, 9),
              shift(wall, { l: 0.06 }),
            )
          ),
        ),
      },
    ),
  ];
}

/** A pine with a flat crown on a bare trunk. */
function pine({ grade }: Land, x: number, y: number): Item[] {
  const green = grade({ l: 0.52, c: 0.1, h: 145 }, 0.1);
  return [
    scenery(
      "pine trunk",
      "wood",
      box(x - 12, y - 430, 24, 430, 6),
      grade({ l: 0.5, c: 0.06, h: 50 }, 0.1),
      {
        line: 2,
        volume: 0.4,
        depth: 0.1,
      },
    ),
    ...([[-70, -430, 90, 46], [70, -440, 90, 50], [0, -480, 120, 62]] as const).map((
      [dx, dy, rx, ry],
    ) =>
      scenery(
        "pine crown",
        "plant",
        ellipse([x + dx, y + dy], rx, ry),
        shift(green, { l: dx / 2000 }),
        {
          line: 2,
          volume: 0.5,
          depth: 0.1,
        },
      )
    ),
  ];
}
