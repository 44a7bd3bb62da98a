/**
 * @module Coordinates as compact text: a drawing's numbers stand on one line, as designers read paths.
 */
import type { Point } from "../scene.ts";
import type { Knot } from "./shapes.ts";

/**
 * Points from text: `x y` pairs, separated by commas, from an origin.
 *
 * @example
 * points("0 -12, 8 4, -8 4"); // [[0, -12], [8, 4], [-8, 4]]
 * points("0 -12, 8 4", [100, 0]); // [[100, -12], [108, 4]]
 */
export function points(text: string, [x0, y0]: Point = [0, 0]): Point[] {
  return text.split(", ").map((pair): Point => {
    const [x, y] = pair.split(" ");
    return [x0 + Number(x), y0 + Number(y)];
  });
}

/**
 * Knots from text: like {@link points}, `!` after a pair for a sharp corner.
 *
 * @example
 * knots("0 -12!, 8 4, -8 4"); // [[0, -12, "corner"], [8, 4], [-8, 4]]
 */
export function knots(text: string, [x0, y0]: Point = [0, 0]): Knot[] {
  return text.split(", ").map((pair): Knot => {
    const isCorner = pair.endsWith("!");
    const [x, y] = (isCorner ? pair.slice(0, -1) : pair).split(" ");
    const at: Point = [x0 + Number(x), y0 + Number(y)];
    return isCorner ? [...at, "corner"] : at;
  });
}
