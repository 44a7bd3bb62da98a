/** @module Bushes, and the leaves of round crowns. */
import { type Colour, shift } from "../colour/colour.ts";
import { backdrop, mark } from "../items.ts";
import type { Mark, Point, Region, Role } from "../scene.ts";
import { times } from "../times.ts";

/** A crown of rounded puffs. */
export function puffs([x, y]: Point, rx: number, ry: number, count: number): Point[] {
  const steps = count * 9;
  return times(steps, (i) => {
    const angle = (i / steps) * 2 * Math.PI;
    const bump = 1 + 0.13 * Math.abs(Math.sin((angle * count) / 2)) +
      0.03 * Math.sin(angle * 3 + x);
    return [x + Math.cos(angle) * rx * bump, y + Math.sin(angle) * ry * bump];
  });
}

/** Light leaves towards the light, dark ones below. */
export function foliageMarks([x, y]: Point, rx: number, ry: number, colour: Colour): Mark[] {
  const light = shift(colour, { l: 0.055, h: -6 }), dark = shift(colour, { l: -0.06, h: 6 });
  return [
    mark("shade", puffs([x + rx * 0.1, y + ry * 0.72], rx * 0.95, ry * 0.5, 7), dark),
    mark("light", puffs([x - rx * 0.3, y - ry * 0.42], rx * 0.4, ry * 0.3, 5), light),
    mark("light", puffs([x + rx * 0.36, y - ry * 0.12], rx * 0.24, ry * 0.18, 5), light),
  ];
}

/** A round bush. */
export function bush(
  at: Point,
  width: number,
  colour: Colour,
  depth = 0.3,
  role: Role = "scenery",
): Region {
  const height = width * 0.62, middle: Point = [at[0], at[1] - height * 0.35];
  return backdrop({
    name: "bush",
    role,
    texture: "plant",
    outline: puffs(middle, width / 2, height / 2, 7),
    colour,
    marks: foliageMarks(middle, width / 2, height / 2, colour),
    depth,
  });
}
