/** @module On a cliff: a ledge of rock high over the sea, other cliffs far off, gulls. */
import { type Colour, shift } from "../../colour/colour.ts";
import { points } from "../../geometry/coordinates.ts";
import { box } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { birds } from "../birds.ts";
import { LEFT, RIGHT, ripples, under } from "../landforms.ts";
import { outdoors } from "../outdoors.ts";
import { grass } from "../plants.ts";
import { LAWN } from "../greenery_tones.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "cliff, cliffs, on a cliff, on the cliff, cliff edge, edge of a cliff, cliffside, clifftop, cliff top, cliff ledge, rocky ledge, rock ledge, rocky cliff, sea cliff, sea cliffs, white cliffs, cliffs of dover, cliffs of moher",
  nearest: "mountain ledge, rocky outcrop, precipice, rocky coast, rocky shore, headland",
  phrase: { where: "on", what: "a cliff" },
  ...OUTDOORS,
  isWide: true,
  includes: ["open sea", "beach", "mountains"],
  props: { none: 2, bird: 1 },
  draw: cliff,
};

/** The ledge ends at one side; the sea is far below, a second cliff behind it. */
function cliff(land: Land): Place {
  const { grade, random, lightSide } = land;
  const s = lightSide, sea = grade({ l: 0.58, c: 0.1, h: 230 }, 0.5);
  const stone = { l: 0.62, c: 0.04, h: 70 };
  const turf = random("cliff.turf");
  return outdoors(land, {
    horizon: 470,
    far: [
      ...birds([512 + s * 250, 250]),
      under([[LEFT, 480], [RIGHT, 480]], {
        name: "sea far below",
        texture: "water",
        colour: sea,
        colourEnd: shift(sea, { l: 0.1 }),
        depth: 0.55,
        marks: ripples(random("cliff.sea"), {
          top: 490,
          bottom: 800,
          colour: shift(sea, { l: 0.14 }),
          count: 44,
        }),
      }),
      ...wall(land, { x: 512 - s * 400, top: 240, wide: 330, depth: 0.3 }),
      ...wall(land, { x: 512 + s * 440, top: 360, wide: 240, depth: 0.45 }),
    ],
    ground: { name: "deep water", texture: "water", colour: { l: 0.5, c: 0.1, h: 232 }, top: 990 },
    items: [
      scenery(
        "ledge",
        "stone",
        points(
          "-560 820, -300 806, 0 812, 180 820, 330 838, 392 872, 376 930, 330 980, 300 1060, -560 1060",
          [0, 0],
        ).map(([x, y]): [number, number] => [512 + s * x, y]),
        grade(stone),
        {
          role: "ground",
          line: 2.6,
          marks: [
            mark(
              "light",
              points("-560 820, -300 806, 0 812, 180 820, 330 838, 260 862, 0 852, -560 866", [
                0,
                0,
              ])
                .map(([x, y]): [number, number] => [512 + s * x, y]),
              grade(LAWN),
            ),
            ...[[-420, 930], [-200, 980], [60, 940], [220, 1000]].map(([x, y]) =>
              mark(
                "shade",
                points("-60 0, 30 -14, 70 4, 10 12", [512 + s * x!, y!]),
                grade(shift(stone, { l: -0.12 })),
              )
            ),
            mark(
              "shade",
              points("330 838, 392 872, 376 930, 330 980, 300 1060, 230 1060, 280 940, 300 880", [
                0,
                0,
              ])
                .map(([x, y]): [number, number] => [512 + s * x, y]),
              grade(shift(stone, { l: -0.13 })),
            ),
          ],
        },
      ),
      ...times(
        8,
        (i) => grass(turf, [512 + s * (-420 + i * 92), 822 + (i % 3) * 10], 34, grade(LAWN)),
      ).flat(),
    ],
  });
}

/** Far cliffs are of chalk: white walls over the sea. */
const CHALK: Colour = { l: 0.93, c: 0.02, h: 90 };

/** A cliff that stands in the sea. */
function wall(
  { grade }: Land,
  { x, top, wide, depth }: { x: number; top: number; wide: number; depth: number },
): Item[] {
  const stone = grade(CHALK, depth), turf = grade(LAWN, depth);
  return [
    scenery(
      "far cliff",
      "stone",
      points(
        `${-wide / 2} ${top}, ${wide * 0.3} ${top + 6}, ${wide * 0.42} ${top + 60}, ${
          wide * 0.36
        } ${top + 150}, ${wide * 0.5} 620, ${-wide / 2} 620`,
        [x, 0],
      ),
      stone,
      {
        line: 2,
        depth,
        marks: [
          ...times(5, (i) =>
            mark(
              "shade",
              [[x - wide * 0.4 + i * wide * 0.17, top + 40], [
                x - wide * 0.36 + i * wide * 0.17,
                top + 40,
              ], [
                x - wide * 0.34 + i * wide * 0.17,
                610,
              ], [x - wide * 0.4 + i * wide * 0.17, 610]],
              shift(stone, { l: -0.08 }),
            )),
          mark("detail", box(x - wide, top - 20, wide * 2, 44), turf),
        ],
      },
    ),
  ];
}
