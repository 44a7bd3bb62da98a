/**
 * Coordinates as compact text: a drawing's numbers stand on one line, as designers read paths.
 *
 * @module
 */
import type { Point } from "../scene.ts";
import type { Knot } from "./shapes.ts";

/**
 * Points from text: `x y` pairs, separated by commas.
 *
 * @example
 * points("0 -12, 8 4, -8 4"); // [[0, -12], [8, 4], [-8, 4]]
 */
export function points(text: string): Point[] {
  return text.split(", ").map((pair): Point => {
    const [x, y] = pair.split(" ");
    return [Number(x), Number(y)];
  });
}

/**
 * Knots from text: like {@link points}, `!` after a pair for a sharp corner.
 *
 * @example
 * knots("0 -12!, 8 4, -8 4"); // [[0, -12, "corner"], [8, 4], [-8, 4]]
 */
export function knots(text: string): Knot[] {
  return text.split(", ").map((pair): Knot => {
    const isCorner = pair.endsWith("!");
    const [x, y] = (isCorner ? pair.slice(0, -1) : pair).split(" ");
    return isCorner ? [Number(x), Number(y), "corner"] : [Number(x), Number(y)];
  });
}
