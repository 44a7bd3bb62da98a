/**
 * Glasses. The eyes stay visible: lenses are clear or lightly tinted.
 *
 * @module
 */
import { type Colour, shift } from "../colour.ts";
import { curve, ellipse, heart, rounded, star } from "../geometry/shapes.ts";
import { line, region } from "../items.ts";
import { GOLD, WHITE } from "../palette.ts";
import type { Item, Point } from "../scene.ts";

/** Middles of both eyes, in the head's coordinates. */
export type EyePair = [left: Point, right: Point];

/** A pair of glasses in a colour, for these eyes. */
export type GlassesOf = (colour: Colour, eyes: EyePair) => Item[];

const LENS: Colour = { l: 0.95, c: 0.03, h: 225 };

const round: GlassesOf = (colour, eyes) =>
  pair(eyes, colour, (at) => ellipse(at, 41, 41), LENS, 0.22);

const square: GlassesOf = (colour, eyes) =>
  pair(
    eyes,
    colour,
    ([x, y]) =>
      rounded([[x - 42, y - 36], [x + 42, y - 36], [x + 38, y + 38], [x - 38, y + 38]], 16),
    LENS,
    0.22,
  );

const hearts: GlassesOf = (colour, eyes) =>
  pair(eyes, colour, ([x, y]) => heart([x, y + 2], 45), shift(colour, { l: 0.12 }), 0.32);

const stars: GlassesOf = (colour, eyes) =>
  pair(
    eyes,
    colour,
    ([x, y]) => star([x, y + 2], 56, { inner: 0.62 }),
    shift(colour, { l: 0.14 }),
    0.3,
  );

const shades: GlassesOf = (colour, eyes) =>
  pair(
    eyes,
    shift(colour, { l: -0.15 }),
    ([x, y]) =>
      rounded([[x - 43, y - 28], [x + 43, y - 28], [x + 30, y + 38], [x - 30, y + 38]], 18),
    { l: 0.32, c: 0.05, h: colour.h },
    0.42,
  );

const monocle: GlassesOf = (_colour, [, right]) => [
  ...lens(right, GOLD, ellipse(right, 42, 42), LENS, 0.22),
  line(
    "monocle chain",
    "accessory",
    curve([[right[0] + 38, right[1] + 16], [right[0] + 62, right[1] + 62], [
      right[0] + 44,
      right[1] + 112,
    ]]),
    GOLD,
    [3.4, 3.4],
  ),
];

/** What an unnamed pair of glasses may be. */
export const GLASSES: readonly GlassesOf[] = [round, round, square, hearts, stars, shades, monocle];

function pair(
  [left, right]: EyePair,
  colour: Colour,
  shape: (at: Point) => Point[],
  tint: Colour,
  strength: number,
): Item[] {
  const bridge = curve([[left[0] + 38, left[1] - 4], [(left[0] + right[0]) / 2, left[1] - 14], [
    right[0] - 38,
    right[1] - 4,
  ]], 4);
  return [
    line("bridge", "accessory", bridge, colour, [7, 7]),
    line("left temple", "accessory", [[left[0] - 40, left[1] - 6], [-112, left[1] - 16]], colour, [
      7,
      6,
    ]),
    line(
      "right temple",
      "accessory",
      [[right[0] + 40, right[1] - 6], [112, right[1] - 16]],
      colour,
      [7, 6],
    ),
    ...lens(left, colour, shape(left), tint, strength),
    ...lens(right, colour, shape(right), tint, strength),
  ];
}

function lens(
  [x, y]: Point,
  colour: Colour,
  outline: Point[],
  tint: Colour,
  strength: number,
): Item[] {
  return [
    region({
      name: "lens",
      role: "accessory",
      texture: "glass",
      outline,
      colour: tint,
      opacity: strength,
      line: 0,
      volume: 0,
    }),
    region({
      name: "gleam",
      role: "accessory",
      texture: "glass",
      outline: [[x + 14, y - 26], [x + 24, y - 22], [x + 4, y + 26], [x - 4, y + 22]],
      colour: WHITE,
      opacity: 0.4,
      line: 0,
      volume: 0,
    }),
    line(
      "frame",
      "accessory",
      [...outline, outline[0]!, outline[1]!],
      shift(colour, { l: -0.2, c: -0.02 }),
      [10.5, 10.5],
    ),
    line("frame light", "accessory", [...outline, outline[0]!, outline[1]!], colour, [6, 6]),
  ];
}
