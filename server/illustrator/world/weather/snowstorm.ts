/** @module A snowstorm: flakes driven aslant, veils of snow in the wind, drifts on the ground. */
import { type Colour, shift } from "../../colour/colour.ts";
import { curve, ribbon, smooth } from "../../geometry/shapes.ts";
import { backdrop, line } from "../../items.ts";
import type { Random } from "../../random.ts";
import type { Item, Point } from "../../scene.ts";
import { times } from "../../times.ts";
import type { Land } from "../place.ts";
import { SNOW } from "../tones.ts";
import type { WeatherItems } from "./weather_items.ts";

/** Flakes at one distance: how many, how far each is driven while one looks, and how thick it is. */
interface Sheet {
  count: number;
  driven: readonly [number, number];
  thick: readonly [number, number];
}

const FAR: Sheet = { count: 110, driven: [12, 26], thick: [2, 3.4] };
const NEAR: Sheet = { count: 64, driven: [28, 56], thick: [4, 6.5] };
const BEFORE: Sheet = { count: 20, driven: [40, 76], thick: [5.5, 9] };

/** How wide the sides of the picture are where flakes are driven before the cat. */
const SIDE = 210;

/** How far flakes sink while they are driven, as a share of the way. */
const SINKS = 0.42;

/** Where drifts lie: how far beside the middle, how far below the ground's edge, how wide and high. */
const DRIFTS = [[-430, 40, 330, 90], [420, 60, 380, 120], [-120, 6, 260, 34], [
  230,
  10,
  240,
  40,
]] as const;
const DRIFTS_BEFORE = [[-470, 330, 150], [480, 360, 170]] as const;

/** What is driven over land that is level from `ground` down. */
export function snowstormItems(
  { grade, lightSide }: Land,
  { fall, ground }: { fall: Random; ground: number },
): WeatherItems {
  const white: Colour = { l: 0.985, c: 0.008, h: 240 }, drift = grade(SNOW);
  const anywhere = (): Point => [fall.between(-20, 1044), fall.between(-20, 1010)];
  // Before a face strokes look like scratches: they stay at the sides.
  const atASide = (i: number): Point => [
    i % 2 ? fall.between(-20, SIDE) : fall.between(1024 - SIDE, 1044),
    fall.between(-20, 1010),
  ];
  const flake = (name: string, { driven, thick }: Sheet, at: Point): Item => {
    const long = fall.between(...driven), wide = fall.between(...thick);
    return backdrop({
      name,
      role: "sky",
      texture: "light",
      outline: ribbon([at, [at[0] + lightSide * long, at[1] + long * SINKS]], [wide, wide * 0.7]),
      colour: white,
      opacity: 0.92,
    });
  };
  return {
    back: [
      ...DRIFTS.map(([beside, down, wide, high]) =>
        mound("snow drift", [512 + lightSide * beside, ground + down], wide, high, drift)
      ),
      ...times(7, (i) => veil(fall, i, lightSide, white)),
      ...times(FAR.count, () => flake("snow driven", FAR, anywhere())),
      ...times(NEAR.count, () => flake("snow driven", NEAR, anywhere())),
    ],
    front: [
      ...DRIFTS_BEFORE.map(([beside, wide, high]) =>
        mound("snow drift before", [512 + lightSide * beside, 1070], wide, high, drift)
      ),
      ...times(BEFORE.count, (i) => flake("snowflake before", BEFORE, atASide(i))),
    ],
  };
}

/** Snow that the wind has heaped: steep where it blows to, its foot at this point. */
function mound(name: string, [x, y]: Point, wide: number, high: number, snow: Colour): Item {
  return backdrop({
    name,
    role: "ground",
    texture: "cloud",
    outline: smooth([
      [x - wide, y, "corner"],
      [x - wide * 0.4, y - high * 0.66],
      [x + wide * 0.1, y - high],
      [x + wide * 0.5, y - high * 0.6],
      [x + wide, y, "corner"],
      [x, y + high * 0.25],
    ]),
    colour: shift(snow, { l: 0.02 }),
    colourEnd: shift(snow, { l: -0.05 }),
  });
}

/** Snow dust in a gust, a stroke that fades at both ends. */
function veil(fall: Random, i: number, side: -1 | 1, white: Colour): Item {
  const x = fall.between(-80, 500), y = 90 + i * 118 + fall.between(-26, 26);
  const long = fall.between(360, 560);
  const at = (along: number, down: number): Point => [
    side > 0 ? x + along : 1024 - x - along,
    y + down,
  ];
  return line(
    "snow dust",
    "sky",
    curve([at(0, 0), at(long * 0.4, 34), at(long * 0.75, 62), at(long, 128)]),
    white,
    [2, 9],
  );
}
