/** @module The locks of a curly coat: small spirals all over a part. */
import { type Colour, shift } from "../../colour/colour.ts";
import { bounds, contains } from "../../geometry/measure.ts";
import { curve, ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Random } from "../../random.ts";
import type { Mark, Point } from "../../scene.ts";
import type { Part } from "../body/figure.ts";

/** How far apart the rows and the curls of a row are, how far one lies beside its place, and its half size, in units. */
const ROW = 36, APART = 44, ASIDE = 6, HALF = 17;

/** Half the width of the line of a curl from its open end to its middle. */
const LINE = [0.8, 2.8, 2] as const;

/** How much darker the hollow of a curl is than the coat, or lighter on a dark one. */
const HOLLOW = 0.15, LIT = 0.14;

/** Curls on a part with this outline. */
export function curls(
  { kind }: Part,
  outline: readonly Point[],
  coat: Colour,
  random: Random,
): Mark[] {
  return kind === "paw" ? [] : curlsIn(outline, coat, random);
}

/** Curls all over an outline, in rows that are set off against each other. */
export function curlsIn(outline: readonly Point[], coat: Colour, random: Random): Mark[] {
  const { left, right, top, bottom } = bounds(outline);
  const colour = shift(coat, { l: coat.l > 0.4 ? -HOLLOW : LIT });
  const marks: Mark[] = [];
  for (let y = top + ROW / 2, row = 0; y < bottom; y += ROW, row++) {
    for (let x = left + (row % 2 ? APART / 2 : 0); x < right; x += APART) {
      const at: Point = [x + random.between(-ASIDE, ASIDE), y + random.between(-ASIDE, ASIDE)];
      const s = random.chance(0.5) ? 1 : -1;
      if (contains(outline, at)) marks.push(mark("stripe", ribbon(spiral(at, s), LINE), colour));
    }
  }
  return marks;
}

/** A turn and a quarter inwards. */
function spiral([x, y]: Point, s: 1 | -1): Point[] {
  return curve(
    Array.from({ length: 8 }, (_, i): Point => {
      const angle = i * 0.95 - 0.4, far = HALF * (1 - i / 9.5);
      return [x + s * Math.cos(angle) * far, y + Math.sin(angle) * far * 0.86];
    }),
    3,
  );
}
