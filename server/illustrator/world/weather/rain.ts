/** @module Rain and driving rain: drops at three distances, rings where they land, puddles. */
import { type Colour, shift } from "../../colour/colour.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { line, mark, scenery } from "../../items.ts";
import type { Random } from "../../random.ts";
import type { Item, Point } from "../../scene.ts";
import type { Land } from "../place.ts";
import { times } from "../../times.ts";
import type { WeatherItems } from "./weather_items.ts";

/** Drops at one distance; lengths and widths in units of the picture. */
interface Sheet {
  count: number;
  length: readonly [number, number];
  width: [start: number, end: number];
}

/** Drops end in a point above; near ones are as wide as a contour below, so that the rain is seen on a picture 300 pixels wide. */
const FAR: Sheet = { count: 120, length: [30, 56], width: [0.8, 3] };
const NEAR: Sheet = { count: 70, length: [60, 110], width: [0.9, 5] };
const BEFORE: Sheet = { count: 44, length: [80, 140], width: [0.9, 5.4] };

/** How far drops move aside as they fall, in shares of their length. */
const SLANT = { rain: 0.2, storm: 0.42 } as const;

/** What falls on land that is level from `ground` down. */
export function rainItems(
  { spec, grade }: Land,
  { fall, ground }: { fall: Random; ground: number },
): WeatherItems {
  const slant = spec.weather === "storm" ? SLANT.storm : SLANT.rain;
  const bright = grade({ l: 0.93, c: 0.025, h: 235 });
  const colour: Colour = { ...bright, l: Math.max(bright.l, 0.86) };
  const wet = grade({ l: 0.66, c: 0.04, h: 240 });
  const drop = (name: string, [x, y]: Point, { length, width }: Sheet): Item => {
    const long = fall.between(...length);
    return line(name, "sky", [[x, y], [x - long * slant, y + long]], colour, width);
  };
  const across = () => fall.between(-20, 1100);
  return {
    back: [
      ...times(5, () => puddle(fall, ground, wet)).flat(),
      ...times(FAR.count, () => drop("rain", [across(), fall.between(-20, ground)], FAR)),
      ...times(NEAR.count, () => drop("rain", [across(), fall.between(-60, 960)], NEAR)),
      ...times(14, () => splash(fall, ground, colour)).flat(),
    ],
    front: times(
      BEFORE.count,
      () => drop("rain before", [across(), fall.between(-60, 960)], BEFORE),
    ),
  };
}

/** A drop that has landed: a ring, and what jumps up from it. */
function splash(fall: Random, ground: number, colour: Colour): Item[] {
  const [x, y] = [fall.between(20, 1004), fall.between(ground + 6, 1010)];
  const wide = fall.between(16, 30);
  return [
    line("splash", "ground", ellipse([x, y], wide, wide * 0.26), colour, [2, 2.6]),
    ...[-0.55, 0.1, 0.6].map((aside, i) =>
      line(
        "splash",
        "ground",
        [[x + aside * wide * 0.5, y - 3], [x + aside * wide, y - 14 - 7 * (i % 2)]],
        colour,
        [3.4, 1.6],
      )
    ),
  ];
}

/** Standing water: dark below, the sky in it, a ring on it. */
function puddle(fall: Random, ground: number, wet: Colour): Item[] {
  const at: Point = [fall.between(0, 1024), fall.between(ground + 24, 1000)];
  const width = fall.between(90, 170), height = width * 0.17;
  const light = shift(wet, { l: 0.16 });
  return [
    scenery("puddle", "water", ellipse(at, width, height), wet, {
      role: "ground",
      opacity: 0.72,
      marks: [
        mark("light", ellipse([at[0] - width * 0.2, at[1] - height * 0.3], width * 0.56, 4), light),
        mark("light", ellipse([at[0] + width * 0.3, at[1] + height * 0.4], width * 0.3, 3), light),
      ],
    }),
    line(
      "puddle ring",
      "ground",
      ellipse([at[0] + width * 0.15, at[1]], width * 0.3, height * 0.34),
      light,
      [2, 2],
    ),
  ];
}
