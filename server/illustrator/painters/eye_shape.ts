/**
 * @module The almond of a lifelike eye, in its own coordinates: origin at its centre, x to the right.
 */
import { smoothstep } from "../geometry/smoothstep.ts";
import type { Eye, Point } from "../scene.ts";

/** Edges from the inner to the outer corner. */
export interface Opening {
  upper: Point[];
  lower: Point[];
}

/** How much of an edge's height its cubic curve reaches at its middle. */
const REACH = 0.75;

/** What the lids leave open; `open` ignores them. */
export function openingOf(eye: Eye, lids: "lids" | "open" = "lids"): Opening {
  const [w, h] = eye.size;
  const gentle = lids === "lids" ? drooping(eye) : 0, level = eye.tilt * w * gentle;
  const inner: Point = [-eye.outer * w * 1.08, h * 0.2 - level];
  const outer: Point = [eye.outer * w * 1.06, h * (DROOP * gentle - 0.06) + level];
  const top = -h + (lids === "lids" ? 2 * h * eye.upperLid : 0);
  const bottom = h * 0.96 - (lids === "lids" ? 2 * h * eye.lowerLid : 0);
  const corners = (inner[1] + outer[1]) / 2;
  const pull = (y: number) => (y - (1 - REACH) * corners) / REACH;
  const [within, without] = lids === "lids" ? slantOf(eye) : [0, 0];
  const upper = (slant: number) => pull(Math.min(top + h * slant, bottom - h * 0.12));
  return {
    upper: bow(inner, outer, [upper(within), upper(without)], w * 0.66),
    lower: bow(inner, outer, [pull(bottom), pull(bottom)], w * 0.6),
  };
}

/** How far a brow of one radian draws a lid down, and the most that it does, in half heights; a sad lid hides less. */
const CROSS = { by: 0.8, most: 0.42 }, SAD = { by: 0.6, most: 0.34 };

/** How much lower a brow draws the upper lid at its inner and its outer end: a cross one the inner end, a sad one the outer. */
function slantOf({ frown = 0 }: Eye): [within: number, without: number] {
  const { by, most } = frown > 0 ? CROSS : SAD;
  const slant = Math.min(most, Math.abs(frown) * by);
  return frown > 0 ? [slant, 0] : [0, slant];
}

/** How much lower the outer corner of a heavy lid is, in half heights, and how shut a lid is that is heavy. */
const DROOP = 0.34, HEAVY = [0.2, 0.45] as const;

/** How heavy a lid hangs, 0..1: over a gentle eye its outer end sinks, or a cat that reads would look sly. */
function drooping({ upperLid, frown = 0 }: Eye): number {
  return frown > 0 ? 0 : smoothstep(...HEAVY, upperLid);
}

/** The opening as a closed outline. */
export function outlineOf({ upper, lower }: Opening): Point[] {
  return [...upper, ...lower.slice(1, -1).reverse()];
}

/** The skin that hangs over an eye from above; a cheek that rises from below only cuts it off. */
export function hangingLid(eye: Eye): Point[] {
  return [...openingOf(eye, "open").upper, ...openingOf(eye).upper.toReversed()];
}

/** The curve of a shut eye: bent upwards when happy, downwards when asleep. */
export function shutCurve({ size: [w, h], closed, outer }: Eye): Point[] {
  const bend = closed === "happy" ? -1 : 1;
  return Array.from({ length: 29 }, (_, i) => {
    const t = (i / 28) * 2 - 1;
    return [t * w * outer, bend * h * (0.34 * (1 - t * t) - 0.1)];
  });
}

function bow(
  from: Point,
  to: Point,
  [near, far]: readonly [number, number],
  reach: number,
): Point[] {
  const side = Math.sign(to[0] - from[0]);
  return Array.from({ length: 49 }, (_, i) => {
    const t = i / 48, s = 1 - t;
    const a = s * s * s, b = 3 * s * s * t, c = 3 * s * t * t, d = t * t * t;
    return [
      a * from[0] - b * side * reach + c * side * reach + d * to[0],
      a * from[1] + b * near + c * far + d * to[1],
    ];
  });
}
