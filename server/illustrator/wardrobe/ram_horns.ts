/** @module Two horns that coil beside the face, in the head's coordinates. */
import { type Colour, shift } from "../colour/colour.ts";
import { ribbon } from "../geometry/shapes.ts";
import { mark } from "../items.ts";
import type { Item, Point, Role } from "../scene.ts";
import { times } from "../times.ts";
import { cloth } from "./cloth/cloth.ts";

/** How often a horn turns, in radians, and how far its coil reaches at first and at the tip. */
const TURN = 5.2, WIDE = 62, NARROW = 16;

/** Two coils, thick at the brow. */
export function ramHorns(colour: Colour, role: Role): Item[] {
  return [-1, 1].map((s) => {
    const axis = times(22, (i): Point => {
      const t = i / 21, angle = -2.2 + t * TURN, reach = WIDE + (NARROW - WIDE) * t;
      return [s * (112 + Math.cos(angle) * reach), -62 + Math.sin(angle) * reach];
    });
    return cloth("ram horn", ribbon(axis, axis.map((_, i) => 25 - i * 0.95)), colour, {
      role,
      texture: "stone",
      volume: 0.7,
      marks: times(9, (i) => {
        const [x, y] = axis[i * 2 + 1]!, [nx, ny] = axis[i * 2 + 2]!;
        const [ux, uy] = [(ny - y) * 1.6, -(nx - x) * 1.6];
        return mark(
          "detail",
          ribbon([[x - ux, y - uy], [x + ux, y + uy]], [2.4, 2.4]),
          shift(colour, { l: -0.16 }),
        );
      }),
    });
  });
}
