/** @module Cloth, and what is sewn of it: bows, bands, flowers. */
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { ellipse, type Knot, leaf, smooth } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import { GOLD, THINGS, WHITE } from "../../colour/palette.ts";
import type { Item, Point, Region, Role } from "../../scene.ts";
import { times } from "../../times.ts";

/** A piece of cloth with a soft form. */
export function cloth(
  name: string,
  outline: Point[],
  colour: Colour,
  more: Partial<Region> = {},
): Region {
  return region({
    name,
    role: "accessory",
    texture: "cloth",
    outline,
    colour,
    volume: 0.65,
    ...more,
  });
}

/** A five-petalled flower with a yellow heart. */
export function flower(
  [x, y]: Point,
  size: number,
  colour: Colour,
  role: Role,
  turn = 0.3,
): Item[] {
  const petals: Point[] = times(50, (i) => {
    const angle = (i / 50) * 2 * Math.PI;
    const reach = size * (0.68 + 0.32 * Math.abs(Math.cos((angle + turn) * 2.5)));
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return [
    region({
      name: "flower",
      role,
      texture: "plant",
      outline: petals,
      colour,
      line: 3,
      volume: 0.4,
    }),
    region({
      name: "flower heart",
      role,
      texture: "plant",
      outline: ellipse([x, y], size * 0.3, size * 0.3),
      colour: { l: 0.83, c: 0.15, h: colour.h > 70 && colour.h < 110 && colour.c > 0.08 ? 50 : 88 },
      line: 2,
      volume: 0.5,
    }),
  ];
}

/** A bow of two loops and a knot. */
export function bow([x, y]: Point, size: number, colour: Colour, role: Role): Item[] {
  const loop = (s: number): Point[] =>
    smooth([
      [x, y - size * 0.16],
      [x + s * size * 0.8, y - size * 0.75],
      [x + s * size * 1.35, y - size * 0.5],
      [x + s * size * 1.35, y + size * 0.45],
      [x + s * size * 0.8, y + size * 0.68],
      [x, y + size * 0.16],
    ], 3);
  return [
    ...[-1, 1].map((s) =>
      cloth("bow loop", loop(s), colour, {
        role,
        line: 3,
        marks: [
          mark(
            "shade",
            leaf([x + s * size * 0.2, y], [x + s * size * 1.1, y], size * 0.09),
            shift(colour, { l: -0.12 }),
          ),
        ],
      })
    ),
    cloth("bow knot", ellipse([x, y], size * 0.3, size * 0.34), shift(colour, { l: 0.05 }), {
      role,
      line: 3,
    }),
  ];
}

/** The ribbon around a hat, this wide at its upper and its lower edge from the middle. */
export function hatBand(
  name: string,
  colour: Colour,
  { role, upper, lower }: { role: Role; upper: number; lower: number },
): Region {
  const outline: Knot[] = [
    [-upper, -104, "corner"],
    [0, -92],
    [upper, -104, "corner"],
    [lower, -78, "corner"],
    [0, -64],
    [-lower, -78, "corner"],
  ];
  return cloth(name, smooth(outline), band(colour), { role });
}

/** A contrasting ribbon for a hat. */
export function band(colour: Colour): Colour {
  if (colour.l < 0.4) return THINGS.red;
  return colour.h > 60 && colour.h < 110 && colour.c > 0.08 ? THINGS.red : mix(GOLD, WHITE, 0.15);
}
