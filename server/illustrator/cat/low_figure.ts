/**
 * Parts that low figures share.
 *
 * @module
 */
import type { Part } from "./figure.ts";
import { ellipse } from "../geometry/shapes.ts";

/** A folded hind leg: round, its back edge drawn. */
export function resting(x: number, y: number, rx: number, ry: number): Part {
  const outline = ellipse([x, y], rx, ry, -0.2);
  return {
    name: "near thigh",
    kind: "thigh",
    outline,
    contour: outline.slice(Math.round(outline.length * 0.62), outline.length - 1),
    axis: [[x - 8, y - ry], [x, y + ry]],
    widths: [rx * 0.8, rx],
    stripes: "right",
    volume: 0.35,
  };
}
