/** @module What a window shows besides hills and a meadow: a city, the sea, mountains or woods. */
import { type Colour, shift } from "../colour/colour.ts";
import { box } from "../geometry/shapes.ts";
import { backdrop } from "../items.ts";
import type { Random } from "../random.ts";
import type { Item, Point } from "../scene.ts";
import { times } from "../times.ts";
import type { Setting } from "./places.ts";
import type { Grade } from "./grade.ts";

/** What lies outside a window. */
export type Outside = "city" | "sea" | "mountains" | "woods";

/** All that can. */
export const OUTSIDES = ["city", "sea", "mountains", "woods"] as const satisfies readonly Outside[];

/** The places that a window shows outside. */
const OF_PLACES: Partial<Record<Setting, Outside>> = {
  city: "city",
  "new york": "city",
  "neon street": "city",
  beach: "sea",
  "tropical beach": "sea",
  "open sea": "sea",
  harbour: "sea",
  lake: "sea",
  mountains: "mountains",
  summit: "mountains",
  "ski slope": "mountains",
  forest: "woods",
};

/** What a window shows of this place; undefined for what it cannot show. */
export function outsideOf(setting: Setting): Outside | undefined {
  return OF_PLACES[setting];
}

/** A pane of glass: its left, its upper edge, and its size. */
interface Pane {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is seen in the lower part of a pane, in the light outside. */
export function windowView(
  outside: Outside,
  pane: Pane,
  { grade, random, isDark }: { grade: Grade; random: Random; isDark: boolean },
): Item[] {
  switch (outside) {
    case "city":
      return city(pane, { grade, random, isDark });
    case "sea":
      return sea(pane, grade);
    case "mountains":
      return [
        land(
          "window peaks",
          ridge(pane, [0.78, 0.4, 0.62, 0.3, 0.6, 0.42, 0.76]),
          grade({ l: 0.66, c: 0.045, h: 262 }, 0.5),
        ),
        land(
          "window snow peaks",
          ridge(pane, [0.86, 0.62, 0.74, 0.55, 0.78, 0.66, 0.84]),
          grade({ l: 0.95, c: 0.012, h: 240 }, 0.4),
        ),
        land(
          "window hills",
          ridge(pane, [0.84, 0.8, 0.86, 0.82, 0.87]),
          grade({ l: 0.62, c: 0.09, h: 145 }, 0.3),
        ),
      ];
    case "woods":
      return [
        land("window woods", firs(pane, 13, 0.42), grade({ l: 0.6, c: 0.08, h: 152 }, 0.5)),
        land("window fir trees", firs(pane, 8, 0.56), grade({ l: 0.48, c: 0.085, h: 150 }, 0.25)),
      ];
  }
}

/** Two rows of tall houses with lit windows. */
function city(
  pane: Pane,
  { grade, random, isDark }: { grade: Grade; random: Random; isDark: boolean },
): Item[] {
  const { x, y, width, height } = pane;
  return [0, 1].flatMap((row) => {
    const count = row ? 7 : 9, wide = width / count;
    const wall = grade({ l: row ? 0.52 : 0.66, c: 0.03, h: 262 }, row ? 0.3 : 0.6);
    return times(count, (i): Item[] => {
      const high = height * random.between(row ? 0.24 : 0.42, row ? 0.44 : 0.66);
      const left = x + i * wide, top = y + height - high;
      const building = land("city skyline", [
        [left, y + height],
        [left, top],
        [left + wide * 0.92, top],
        [left + wide * 0.92, y + height],
      ], shift(wall, { l: (i % 3) * 0.02 }));
      const columns = Math.max(2, Math.floor(wide / 26)), rows = Math.floor(high / 34);
      return [
        building,
        ...times(columns * rows, (at) => {
          const lit = random.chance(isDark ? 0.55 : 0.1);
          return backdrop({
            name: lit ? "city lights" : "far window",
            role: "sky",
            texture: "light",
            outline: box(
              left + wide * 0.12 + (at % columns) * (wide * 0.76 / columns),
              top + 14 + Math.floor(at / columns) * 34,
              wide * 0.4 / columns,
              16,
            ),
            colour: lit ? { l: 0.9, c: 0.12, h: 85 } : shift(wall, { l: -0.07 }),
            depth: 0.88,
          });
        }),
      ];
    }).flat();
  });
}

/** Water up to a level horizon, with ripples. */
function sea(pane: Pane, grade: Grade): Item[] {
  const { x, y, width, height } = pane, water: Colour = { l: 0.62, c: 0.1, h: 235 };
  return [
    land("window sea", box(x, y + height * 0.6, width, height * 0.4), grade(water, 0.5)),
    ...times(9, (i) =>
      land(
        "window ripple",
        box(x + width * ((i * 0.37) % 0.8), y + height * (0.64 + i * 0.037), width * 0.16, 5),
        grade(shift(water, { l: 0.14 }), 0.4),
      )),
  ];
}

function land(name: string, outline: Point[], colour: Colour): Item {
  return backdrop({ name, role: "sky", texture: "stone", outline, colour, depth: 0.9 });
}

/** A line through these heights, as shares of the pane, from side to side and down. */
function ridge({ x, y, width, height }: Pane, heights: readonly number[]): Point[] {
  return [
    ...heights.map((at, i): Point => [x + width * i / (heights.length - 1), y + height * at]),
    [x + width, y + height],
    [x, y + height],
  ];
}

/** The tops of firs in a row. */
function firs(pane: Pane, count: number, share: number): Point[] {
  return ridge(
    pane,
    times(count * 2 + 1, (i) => i % 2 ? 1 - share * (0.8 + (i % 5) * 0.06) : 1 - share * 0.45),
  );
}
