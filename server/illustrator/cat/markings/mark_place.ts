/** @module Where a mark of one cat alone lies, and the shapes and colours that several kinds share. */
import { type Colour, mix } from "../../colour/colour.ts";
import type { CoatTones } from "../../colour/palette.ts";
import { smooth } from "../../geometry/shapes.ts";
import type { Point } from "../../scene.ts";

/** Where a mark lies, how far it reaches to each side, and how it is turned. */
export interface MarkPlace {
  at: Point;
  size: readonly [wide: number, high: number];
  turn?: number;
}

/** Skin where the fur is gone. */
export const SKIN: Colour = { l: 0.8, c: 0.055, h: 38 };

/** Dark on a light coat, light on a dark one. */
export function contrast({ base }: CoatTones): Colour {
  return base.l > 0.5
    ? mix(base, { l: 0.3, c: 0.05, h: 45 }, 0.86)
    : mix(base, { l: 0.86, c: 0.05, h: 60 }, 0.8);
}

/** From shares of its size to the place of a mark. */
export function onto(
  { at: [x, y], size: [wide, high], turn = 0 }: MarkPlace,
): (share: Point) => Point {
  const cos = Math.cos(turn), sin = Math.sin(turn);
  return ([sx, sy]) => [
    x + sx * wide * cos - sy * high * sin,
    y + sx * wide * sin + sy * high * cos,
  ];
}

/** How far an uneven edge reaches in eight directions; each kind begins at another one. */
const EDGE = [1, 0.86, 1.04, 0.9, 0.98, 1.06, 0.84, 1.02] as const;

/** A shape with an uneven edge; each `from` gives another one. */
export function blob(place: MarkPlace, from: number): Point[] {
  const around = onto(place);
  return smooth(EDGE.map((_, i) => {
    const angle = (i / EDGE.length) * 2 * Math.PI, reach = EDGE[(i + from) % EDGE.length]!;
    return around([Math.cos(angle) * reach, Math.sin(angle) * reach]);
  }));
}
