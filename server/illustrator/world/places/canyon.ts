/** @module In a canyon: red walls in layers on both sides, a river far below between them. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { BELOW, LEFT, RIGHT, rock } from "../landforms.ts";
import { outdoors } from "../outdoors.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { furnishings } from "../furnishings.ts";

export const place: PlaceEntry = {
  words:
    "canyon, canyons, grand canyon, the grand canyon, in the grand canyon, at the grand canyon, gorge, ravine, bryce canyon, antelope canyon, red canyon, desert canyon",
  phrase: { where: "in", what: "a canyon" },
  ...OUTDOORS,
  season: "none",
  isWide: true,
  softGround: true,
  includes: ["desert"],
  props: { none: 1 },
  draw: canyon,
};

/** The layers of a wall: where each begins, as a share of its height, and its colour. */
const LAYERS: readonly [number, Colour][] = [
  [0, { l: 0.7, c: 0.12, h: 50 }],
  [0.16, { l: 0.6, c: 0.14, h: 38 }],
  [0.3, { l: 0.76, c: 0.1, h: 62 }],
  [0.44, { l: 0.57, c: 0.14, h: 34 }],
  [0.62, { l: 0.68, c: 0.12, h: 46 }],
  [0.8, { l: 0.52, c: 0.12, h: 32 }],
];

function canyon(land: Land): Place {
  const { grade, random } = land, near = random("canyon.near");
  return outdoors(land, {
    horizon: 560,
    far: [
      ...wall(land, [[300, 330], [420, 360], [470, 470], [480, 700]], 0.8),
      ...wall(land, [[724, 320], [620, 350], [560, 460], [544, 700]], 0.8),
      river(land),
      ...wall(
        land,
        [[LEFT, 150], [190, 176], [236, 250], [262, 430], [340, 470], [392, 790]],
        0.35,
      ),
      ...wall(
        land,
        [[RIGHT, 130], [840, 160], [800, 260], [770, 420], [690, 470], [640, 790]],
        0.35,
      ),
    ],
    ground: {
      name: "rim of the canyon",
      texture: "stone",
      colour: { l: 0.72, c: 0.1, h: 52 },
      top: 772,
      swing: 14,
    },
    items: [
      ...furnishings(land, [{ name: "cactus", beside: -420, y: 850, high: 190, depth: 0.1 }]),
      rock(near, [900, 880], 70, grade({ l: 0.62, c: 0.11, h: 42 })),
    ],
  });
}

/** A wall of rock whose edge runs along these points, from the top beside the picture down to the river. */
function wall({ grade }: Land, edge: readonly Point[], depth: number): Item[] {
  const [top, ...rest] = edge, foot = edge.at(-1)!;
  const isLeft = top![0] < foot[0], outer = isLeft ? LEFT : RIGHT;
  const outline = smooth([
    ...(depth > 0.5 ? [] : [[outer, top![1], "corner"] as [number, number, "corner"]]),
    [top![0], top![1], "corner"],
    ...rest,
    [foot[0], BELOW, "corner"],
    [depth > 0.5 ? top![0] : outer, BELOW, "corner"],
  ]);
  const height = foot[1] - top![1];
  return [
    scenery("canyon wall", "stone", outline, grade(LAYERS[0]![1], depth), {
      depth,
      line: 2,
      marks: LAYERS.slice(1).flatMap(([from, colour], i) => {
        const y = top![1] + height * from, tone = grade(colour, depth);
        return [
          mark(
            "detail",
            box(LEFT, y, RIGHT - LEFT, height * (i === LAYERS.length - 2 ? 1.4 : 0.19)),
            tone,
          ),
          mark("shade", box(LEFT, y, RIGHT - LEFT, 5), shift(tone, { l: -0.07 })),
        ];
      }),
    }),
  ];
}

function river({ grade }: Land): Item {
  return scenery(
    "river of the canyon",
    "water",
    ribbon([[512, 560], [496, 640], [530, 720], [500, 800]], [7, 16, 30, 56]),
    grade({ l: 0.72, c: 0.09, h: 215 }, 0.4),
    { depth: 0.4 },
  );
}
