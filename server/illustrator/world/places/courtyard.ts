/** @module In a courtyard: arches and shutters around it, paving, a fountain, pots of flowers. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box, ellipse, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { times } from "../../times.ts";
import { LEFT, RIGHT } from "../landforms.ts";
import { outdoors } from "../outdoors.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { sceneryThing } from "../scenery_thing.ts";
import { tintOf } from "../tint.ts";

export const place: PlaceEntry = {
  words:
    "courtyard, courtyards, inner courtyard, court yard, cloister, cloisters, andalusian patio, spanish patio, riad, courtyard of the house, stone courtyard, cobbled courtyard, quadrangle",
  nearest: "schoolyard, school yard, backyard of an apartment house, piazzetta",
  phrase: { where: "in", what: "a courtyard" },
  ...OUTDOORS,
  season: "drifts",
  restful: true,
  props: { none: 2, bird: 1 },
  draw: courtyard,
};

const STONE: Colour = { l: 0.76, c: 0.03, h: 72 };
const TERRACOTTA: Colour = { l: 0.6, c: 0.12, h: 42 };

/** How wide an arch is, and where the middles of the arches are beside that of the picture. */
const ARCH = 190, ARCHES = [-408, -136, 136, 408] as const;

/** The house on the other side, paving up to it. */
function courtyard(land: Land): Place {
  const { grade, lightSide, spec } = land;
  const plaster = grade({ l: 0.88, c: 0.05, h: tintOf(spec).h }, 0.35);
  const isLit = spec.time !== "day";
  return outdoors(land, {
    horizon: 560,
    far: [
      scenery("courtyard wall", "stone", box(LEFT, 150, RIGHT - LEFT, 590), plaster, {
        depth: 0.7,
      }),
      ...times(19, (i) =>
        scenery(
          "roof tile",
          "stone",
          smooth([
            [i * 58 - 30, 120, "corner"],
            [i * 58 + 28, 120, "corner"],
            [
              i * 58 + 26,
              166,
            ],
            [i * 58 - 1, 180],
            [i * 58 - 28, 166],
          ]),
          grade(shift(TERRACOTTA, { l: i % 2 ? 0.03 : 0 }), 0.35),
          { depth: 0.66, line: 1.6 },
        )),
      ...ARCHES.flatMap((beside) => window(land, 512 + beside, isLit)),
      ...ARCHES.flatMap((beside) => arch(land, 512 + beside, plaster)),
    ],
    ground: {
      name: "courtyard paving",
      texture: "stone",
      colour: STONE,
      top: 738,
      marks: [752, 780, 820, 874, 946].flatMap((y, row) => [
        mark("shade", box(LEFT, y, RIGHT - LEFT, 3), grade(shift(STONE, { l: -0.09 }))),
        ...times(11, (i) =>
          mark(
            "shade",
            box(i * 104 + (row % 2) * 52 - 20, y, 3, 26 + row * 12),
            grade(shift(STONE, { l: -0.07 })),
          )),
      ]),
    },
    items: [
      ...fountain(land, [512 - lightSide * 270, 846]),
      ...pots(land, 512 + lightSide * 300),
    ],
  });
}

/** A window with open shutters and flowers on its sill. */
function window({ grade }: Land, x: number, isLit: boolean): Item[] {
  const shutter = grade({ l: 0.56, c: 0.09, h: 165 }, 0.3);
  return [
    scenery(
      "house window",
      "stone",
      box(x - 40, 222, 80, 136),
      isLit ? { l: 0.9, c: 0.1, h: 85 } : grade({ l: 0.46, c: 0.04, h: 245 }, 0.3),
      { depth: 0.64, line: 1.8 },
    ),
    scenery("window bar", "wood", box(x - 3, 222, 6, 136), shutter, { depth: 0.63 }),
    ...[x - 84, x + 42].map((left): Item =>
      scenery("shutter", "wood", box(left, 216, 42, 148, 2), shutter, {
        depth: 0.62,
        line: 1.8,
        marks: times(
          8,
          (i) => mark("shade", box(left + 6, 228 + i * 17, 30, 5), shift(shutter, { l: -0.07 })),
        ),
      })
    ),
    ...times(7, (i): Item =>
      scenery(
        "geranium",
        "plant",
        ellipse([x - 48 + i * 16, 362 - (i % 2) * 9], 13, 12),
        i % 3 === 1
          ? grade({ l: 0.58, c: 0.13, h: 140 }, 0.3)
          : grade({ l: 0.62, c: 0.2, h: 22 }, 0.3),
        { depth: 0.6 },
      )),
    scenery("flower box", "wood", box(x - 58, 368, 116, 26, 3), grade(TERRACOTTA, 0.3), {
      depth: 0.59,
      line: 1.6,
    }),
  ];
}

/** An arch of the arcade, dark inside, on its columns. */
function arch({ grade }: Land, x: number, plaster: Colour): Item[] {
  const half = ARCH / 2, foot = 742, spring = 548;
  const round = (reach: number): Point[] =>
    smooth([
      [x - reach, foot, "corner"],
      [x - reach, spring, "corner"],
      [x - reach * 0.74, spring - reach * 0.68],
      [x, spring - reach],
      [x + reach * 0.74, spring - reach * 0.68],
      [x + reach, spring, "corner"],
      [x + reach, foot, "corner"],
    ]);
  return [
    scenery("arch rim", "stone", round(half + 18), grade(shift(STONE, { l: 0.08 }), 0.35), {
      depth: 0.6,
      line: 1.8,
    }),
    scenery("arcade", "stone", round(half), shift(plaster, { l: -0.34 }), {
      colourEnd: shift(plaster, { l: -0.2 }),
      depth: 0.6,
      line: 1.4,
    }),
  ];
}

/** A fountain of two basins. */
function fountain({ grade }: Land, [x, y]: Point): Item[] {
  const stone = grade(shift(STONE, { l: -0.1 }), 0.25), rim = shift(stone, { l: 0.07 });
  const water = grade({ l: 0.78, c: 0.08, h: 225 }, 0.2);
  const basin = (top: number, half: number, deep: number): Item[] => [
    scenery(
      "fountain basin",
      "stone",
      smooth([[x - half, top, "corner"], [x + half, top, "corner"], [x + half * 0.8, top + deep], [
        x - half * 0.8,
        top + deep,
      ]]),
      stone,
      { depth: 0.28, line: 2 },
    ),
    scenery("fountain rim", "stone", ellipse([x, top], half + 6, half * 0.16), rim, {
      depth: 0.28,
      line: 2,
    }),
    scenery("fountain water", "light", ellipse([x, top], half - 10, half * 0.1), water, {
      depth: 0.27,
    }),
  ];
  return [
    ...basin(y - 74, 150, 74),
    scenery("fountain column", "stone", box(x - 17, y - 210, 34, 142, 5), stone, {
      depth: 0.27,
      line: 2,
    }),
    ...basin(y - 222, 74, 40),
    ...[-1, 1].map((side): Item =>
      scenery(
        "fountain jet",
        "light",
        ribbon([[x, y - 224], [x + side * 22, y - 292], [x + side * 58, y - 268], [
          x + side * 66,
          y - 226,
        ]], [5, 9, 8, 5]),
        shift(water, { l: 0.08 }),
        { depth: 0.26 },
      )
    ),
  ];
}

/** Pots of flowers in a group. */
function pots(land: Land, x: number): Item[] {
  return [
    ...sceneryThing(land, "potted plant", [x + land.lightSide * 60, 812], 210, { depth: 0.34 }),
    ...sceneryThing(land, "potted plant", [x - land.lightSide * 70, 826], 150, { depth: 0.3 }),
    ...sceneryThing(land, "flowerpot", [x + land.lightSide * 6, 846], 110, { depth: 0.26 }),
  ];
}
