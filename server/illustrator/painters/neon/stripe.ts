/** @module Stripes of a coat in neon: each is one thin tube along its middle. */
import type { Mark, Point, Region } from "../../scene.ts";
import { along, distance } from "../../geometry/polyline.ts";
import { clipped, type Context, trace } from "../canvas.ts";
import { gasOf, type Lamps } from "./tone.ts";
import { strokeTube } from "./tube.ts";

/** Shorter stripes, in units, have no tube. */
const LEAST = 26;
/** Width of a tube in shares of the length of its stripe, and at least and most, in units. */
const WIDTH = { share: 0.05, least: 2.6, most: 4.6 };
/** They burn lower than the tubes around the cat. */
const STRENGTH = 0.8;
/** Points along a stripe, and the share of it at each end that stays dark. */
const POINTS = 9, ENDS = 0.08;

/** Lays the tubes of all stripes of a form, inside it. */
export function layStripes(tubes: Context, region: Region, lamps: Lamps): void {
  const stripes = region.marks.filter(({ kind }) => kind === "stripe");
  if (stripes.length === 0) return;
  clipped(tubes, region.outline, () => {
    tubes.globalAlpha *= STRENGTH;
    for (const stripe of stripes) layStripe(tubes, stripe, lamps);
  });
}

function layStripe(tubes: Context, { outline, colour }: Mark, lamps: Lamps): void {
  const axis = axisOf(outline), length = distance(axis[0]!, axis.at(-1)!);
  if (length < LEAST) return;
  trace(tubes, axis, false);
  strokeTube(
    tubes,
    gasOf(colour, lamps),
    Math.min(WIDTH.most, Math.max(WIDTH.least, length * WIDTH.share)),
  );
}

/** The line through the middle of a long shape, from near one tip to near the other. */
export function axisOf(outline: readonly Point[]): Point[] {
  const [from, to] = tipsOf(outline);
  const one = outline.slice(from, to + 1);
  const other = [...outline.slice(to), ...outline.slice(0, from + 1)].reverse();
  return Array.from({ length: POINTS }, (_, i): Point => {
    const t = ENDS + (1 - 2 * ENDS) * i / (POINTS - 1);
    const [a, b] = [along(one, t).point, along(other, t).point];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  });
}

/** The two points that are farthest apart, in their order. */
function tipsOf(outline: readonly Point[]): [from: number, to: number] {
  let most = 0, tips: [number, number] = [0, Math.floor(outline.length / 2)];
  outline.forEach((point, i) => {
    for (let k = i + 1; k < outline.length; k++) {
      const far = distance(point, outline[k]!);
      if (far > most) [most, tips] = [far, [i, k]];
    }
  });
  return tips;
}
