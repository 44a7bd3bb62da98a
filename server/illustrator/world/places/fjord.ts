/** @module In a fjord: steep walls of rock on both sides of still water, red cabins at the foot of one. */
import { shift } from "../../colour/colour.ts";
import { points } from "../../geometry/coordinates.ts";
import { box } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import { LEFT, peaks, RIGHT, ripples, shadedSides, snowcaps, under } from "../landforms.ts";
import { outdoors } from "../outdoors.ts";
import type { Item, Point } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { SNOW } from "../tones.ts";

export const place: PlaceEntry = {
  words:
    "fjord, fjords, norwegian fjord, norwegian fjords, geirangerfjord, lofoten, norway fjord, fjord in norway, sognefjord",
  phrase: { where: "at", what: "a fjord" },
  ...OUTDOORS,
  isWide: true,
  includes: ["mountains", "lake"],
  props: { none: 2, bird: 1 },
  draw: fjord,
};

/** Where the water begins, and how far beside the middle a wall of rock ends there. */
const SHORE = 700, GAP = 150;

function fjord(land: Land): Place {
  const { grade, random, lightSide } = land, far = random("fjord.far");
  const range = peaks(far, { height: 560, swing: 220, count: 3 });
  const stone = grade({ l: 0.7, c: 0.05, h: 262 }, 0.8);
  const water = grade({ l: 0.52, c: 0.09, h: 222 }, 0.35);
  return outdoors(land, {
    horizon: SHORE,
    far: [
      under(range, {
        name: "far range",
        texture: "stone",
        colour: stone,
        marks: [
          ...shadedSides(range, shift(stone, { l: -0.06 }), lightSide),
          ...snowcaps(range, grade(SNOW, 0.6)),
        ],
        depth: 0.8,
      }),
      under([[LEFT, SHORE], [RIGHT, SHORE]], {
        name: "water of the fjord",
        texture: "water",
        colour: water,
        colourEnd: shift(water, { l: 0.12 }),
        depth: 0.4,
        marks: ripples(random("fjord.water"), {
          top: SHORE + 10,
          bottom: 880,
          colour: shift(water, { l: 0.1 }),
          count: 34,
        }),
      }),
      ...wall(land, -1, 0.45),
      ...wall(land, 1, 0.3),
      ...cabin(land, 190, 0.28),
      ...cabin(land, 300, 0.24),
    ],
    ground: {
      name: "rocky shore",
      texture: "stone",
      colour: { l: 0.58, c: 0.03, h: 150 },
      top: 850,
      swing: 8,
    },
    items: [],
  });
}

/** A wall of rock at one side, green below, with a waterfall. */
function wall({ grade, lightSide }: Land, side: -1 | 1, depth: number): Item[] {
  const stone = grade({ l: 0.5, c: 0.035, h: 245 }, depth), s = side * lightSide;
  const at = (text: string): Point[] =>
    points(text, [0, 0]).map(([x, y]): Point => [512 + s * x, y]);
  const foot = 8;
  return [
    scenery(
      "wall of the fjord",
      "stone",
      at(
        `700 ${SHORE + foot}, ${GAP} ${
          SHORE + foot
        }, 210 600, 236 470, 290 380, 330 240, 390 170, 430 60, 520 20, 700 -20`,
      ),
      stone,
      {
        line: 2,
        depth,
        marks: [
          mark(
            "light",
            at("330 240, 390 170, 430 60, 520 20, 480 160, 420 260, 400 420"),
            shift(stone, { l: 0.08 }),
          ),
          mark(
            "shade",
            at("210 600, 236 470, 290 380, 320 420, 300 560, 330 700, 150 708"),
            shift(stone, { l: -0.06 }),
          ),
          mark(
            "patch",
            at(
              `700 ${SHORE + foot}, ${GAP} ${
                SHORE + foot
              }, 200 640, 290 600, 400 560, 520 520, 700 500`,
            ),
            grade({ l: 0.52, c: 0.1, h: 145 }, depth),
          ),
          mark(
            "detail",
            at("452 60, 462 60, 470 330, 480 560, 460 560, 456 330"),
            grade({ l: 0.95, c: 0.015, h: 230 }, depth),
          ),
        ],
      },
    ),
  ];
}

/** A red cabin with a white gable at the foot of the wall in the light. */
function cabin({ grade, lightSide }: Land, beside: number, depth: number): Item[] {
  const x = 512 + lightSide * beside,
    y = SHORE + 4,
    red = grade({ l: 0.48, c: 0.16, h: 28 }, depth * 0.4);
  return [
    scenery("cabin", "wood", box(x - 38, y - 56, 76, 60), red, {
      line: 2,
      depth,
      marks: [
        mark("detail", box(x - 22, y - 40, 18, 20), grade({ l: 0.94, c: 0.05, h: 90 })),
        mark("detail", box(x + 6, y - 40, 18, 20), grade({ l: 0.94, c: 0.05, h: 90 })),
      ],
    }),
    scenery(
      "roof of the cabin",
      "wood",
      points("-48 -54, 0 -92, 48 -54", [x, y]),
      grade({ l: 0.36, c: 0.02, h: 260 }, depth),
      {
        line: 2,
        depth,
      },
    ),
  ];
}
