/** @module Shells and pearls that are strung or sewn on. */
import { type Colour, shift } from "../colour/colour.ts";
import { ellipse, ribbon, smooth } from "../geometry/shapes.ts";
import { mark, region } from "../items.ts";
import type { Item, Point, Role } from "../scene.ts";

/** A cockle with its ribs, its hinge at the lower end; turned by so many radians. */
export function cockle(
  [x, y]: Point,
  size: number,
  turn: number,
  colour: Colour,
  role: Role,
): Item {
  const cos = Math.cos(turn), sin = Math.sin(turn);
  const place = ([u, v]: readonly [number, number]): Point => [
    x + size * (u * cos - v * sin),
    y + size * (u * sin + v * cos),
  ];
  const rim = [-0.86, -0.52, -0.18, 0.18, 0.52, 0.86];
  return region({
    name: "shell",
    role,
    texture: "stone",
    outline: smooth([
      ...[[-0.2, 0.72], [-0.8, 0.2], [-0.92, -0.2]] as const,
      ...rim.map((u) => [u, -0.92 + u * u * 0.7] as const),
      ...[[0.92, -0.2], [0.8, 0.2], [0.2, 0.72]] as const,
    ].map(place)),
    colour,
    line: 3,
    volume: 0.5,
    marks: [-0.62, -0.32, 0, 0.32, 0.62].map((u) =>
      mark(
        "shade",
        ribbon([place([u * 0.2, 0.6]), place([u, -0.72 + u * u * 0.6])], [
          size * 0.03,
          size * 0.07,
        ]),
        shift(colour, { l: -0.14, c: 0.03 }),
      )
    ),
  });
}

/** A pearl. */
export const PEARL = (at: Point, size: number, role: Role): Item =>
  region({
    name: "pearl",
    role,
    texture: "glass",
    outline: ellipse(at, size, size),
    colour: { l: 0.95, c: 0.02, h: 60 },
    line: 2.4,
    volume: 0.9,
  });
