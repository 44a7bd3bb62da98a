/**
 * Parts that low figures share.
 *
 * @module
 */
import type { Point } from "../scene.ts";
import type { Part } from "./figure.ts";
import { ellipse, type Knot, smooth } from "../geometry/shapes.ts";

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

/** A hind foot from the side in halves of its length, its middle at the origin: from above the toes around the sole to
 * the heel, and `open` where the leg comes in. */
const FOOT = {
  shown: [
    [0.3, -0.44],
    [0.72, -0.42],
    [1, -0.08],
    [0.9, 0.26],
    [0.4, 0.34],
    [-0.5, 0.33],
    [-0.92, 0.24],
    [-1, -0.06],
  ],
  open: [[-0.74, -0.3], [-0.2, -0.36]],
  toes: [0.58, -0.04],
} as const;

/** A hind foot flat on the ground below a folded leg, toes to the right; `half` is half its length. */
export function flatFoot(name: string, [x, y]: Point, half: number): Part {
  const at = ([px, py]: Knot): Point => [x + px * half, y + py * half];
  const outline = smooth([...FOOT.shown, ...FOOT.open].map(at), 4);
  const shown = Math.round(
    (outline.length * FOOT.shown.length) /
      (FOOT.shown.length + FOOT.open.length),
  );
  return {
    name,
    kind: "paw",
    outline,
    contour: outline.slice(0, shown),
    axis: [at([0, -0.3]), at([0, 0.3])],
    widths: [half, half],
    stripes: "none",
    toes: { at: at(FOOT.toes), size: half * 0.56, turn: 0 },
    volume: 0.5,
  };
}
