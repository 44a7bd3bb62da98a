/**
 * Glasses. The eyes stay visible: lenses are clear or lightly tinted.
 *
 * @module
 */
import { type Colour, shift } from "../colour.ts";
import { curve, ellipse, heart, rounded, smooth, star } from "../geometry/shapes.ts";
import { line, region } from "../items.ts";
import { GOLD, WHITE } from "../palette.ts";
import type { Item, Point } from "../scene.ts";
import type { GlassesVariant } from "../spec.ts";
import { eyepatch } from "./masks.ts";

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
    shift(colour, { l: -0.2, c: -0.02 }),
    ([x, y]) =>
      rounded([[x - 44, y - 30], [x + 44, y - 30], [x + 32, y + 36], [x - 32, y + 36]], 18),
    { l: 0.25, c: 0.04, h: colour.h },
    0.66,
  );

/** Aviator's goggles: thick round rims on a strap around the head. */
const goggles: GlassesOf = (colour, eyes) => {
  const strap = shift(colour, { l: -0.22, c: -0.04 });
  const [left, right] = eyes;
  return [
    ...([[left, -1], [right, 1]] as const).map(([[x, y], s]) =>
      region({
        name: "goggle strap",
        role: "accessory",
        texture: "cloth",
        outline: smooth([[x + s * 34, y - 15], [s * 118, y - 24], [s * 119, y + 2], [
          x + s * 34,
          y + 13,
        ]]),
        colour: strap,
      })
    ),
    line(
      "goggle bridge",
      "accessory",
      [[left[0] + 38, left[1]], [right[0] - 38, right[1]]],
      strap,
      [
        15,
        15,
      ],
    ),
    ...eyes.flatMap((at) => [
      ...lens(at, colour, ellipse(at, 42, 42), { l: 0.86, c: 0.1, h: 85 }, 0.3),
      line("goggle rim", "accessory", closed(ellipse(at, 46, 46)), strap, [12, 12]),
      line("goggle gold", "accessory", closed(ellipse(at, 46, 46)), GOLD, [6, 6]),
    ]),
  ];
};

const monocle: GlassesOf = (colour, [, right]) => [
  ...lens(right, colour, ellipse(right, 42, 42), LENS, 0.22),
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

const patch: GlassesOf = (colour, [, right]) =>
  eyepatch(right, shift(colour, { l: -0.2 }), "accessory");

/** Every kind of eyewear. */
export const GLASSES: Record<GlassesVariant, GlassesOf> = {
  "round glasses": round,
  "square glasses": square,
  sunglasses: shades,
  "heart-shaped glasses": hearts,
  "star-shaped glasses": stars,
  goggles,
  monocle,
  eyepatch: patch,
};

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
      closed(outline),
      shift(colour, { l: -0.2, c: -0.02 }),
      [10.5, 10.5],
    ),
    line("frame light", "accessory", closed(outline), colour, [6, 6]),
  ];
}

function closed(outline: readonly Point[]): Point[] {
  return [...outline, outline[0]!, outline[1]!];
}
