/** @module Parts that low figures share. */
import { points } from "../../geometry/coordinates.ts";
import type { Point } from "../../scene.ts";
import type { Part } from "./figure.ts";
import { type Knot, smooth } from "../../geometry/shapes.ts";

/** A folded hind leg in halves of its length and height, its middle at the origin: from the hip over the knee, which lies
 * ahead, to the foot and back along the rump. */
const FOLDED: readonly Knot[] = points(
  "-0.6 -0.84, 0 -1, 0.62 -0.78, 0.98 -0.16, 0.86 0.5, 0.4 0.92, -0.5 0.9, -0.94 0.4, -0.96 -0.3",
);

/** The share of it that is seen as a line: it goes over into the rump. */
const KNEE = { from: 0.1, to: 0.48 };

/** A folded hind leg: a haunch with its knee ahead. */
export function resting(x: number, y: number, rx: number, ry: number): Part {
  const outline = smooth(FOLDED.map(([px, py]): Knot => [x + px * rx, y + py * ry]));
  return {
    name: "near thigh",
    kind: "thigh",
    outline,
    contour: outline.slice(
      Math.round(outline.length * KNEE.from),
      Math.round(outline.length * KNEE.to),
    ),
    axis: [[x - rx * 0.7, y - ry * 0.5], [x + rx * 0.6, y + ry * 0.5]],
    widths: [rx * 0.8, rx],
    stripes: "right",
    volume: 0.35,
  };
}

/** A hind foot from the side in halves of its length, its middle at the origin: from above the toes around the sole to
 * the heel, and `open` where the leg comes in. */
const FOOT = {
  shown: points(
    "0.3 -0.44, 0.72 -0.42, 1 -0.08, 0.9 0.26, 0.4 0.34, -0.5 0.33, -0.92 0.24, -1 -0.06",
  ),
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
