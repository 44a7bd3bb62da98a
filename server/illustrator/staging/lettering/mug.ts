/** @module A mug that bears words. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Mark, Point } from "../../scene.ts";

/** How far the handle reaches out, in units of the cat. */
const HANDLE = 46;

/** The outline of a mug with its handle on the right. */
export function mug(
  [left, top]: Point,
  { width, height, scale }: { width: number; height: number; scale: number },
): Point[] {
  const right = left + width, bottom = top + height, out = right + HANDLE * scale;
  const [high, low] = [top + height * 0.2, top + height * 0.8];
  return [
    [left, top],
    [right, top],
    [right, high],
    [out - 14 * scale, high],
    [out, high + 14 * scale],
    [out, low - 14 * scale],
    [out - 14 * scale, low],
    [right, low],
    [right, bottom - 10 * scale],
    [right - 10 * scale, bottom],
    [left + 10 * scale, bottom],
    [left, bottom - 10 * scale],
  ];
}

/** The hole of its handle, and its rim. */
export function mugMarks(
  [left, top]: Point,
  { width, height, scale, colour }: {
    width: number;
    height: number;
    scale: number;
    colour: Colour;
  },
): Mark[] {
  const shade = shift(colour, { l: -0.16 });
  const hole = box(
    left + width + 6 * scale,
    top + height * 0.32,
    22 * scale,
    height * 0.36,
    8 * scale,
  );
  return [mark("shade", hole, shade), mark("shade", box(left, top, width, 9 * scale), shade)];
}
