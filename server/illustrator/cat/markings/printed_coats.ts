/** @module Coats of tales, printed all over as cloth is: dots, checks, hearts, stars, scales. */
import { type Colour, shift } from "../../colour/colour.ts";
import { bounds, type Box } from "../../geometry/measure.ts";
import type { CoatTones } from "../../colour/palette.ts";
import { box, ellipse, heart, ribbon, star } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Mark, Point } from "../../scene.ts";
import type { CatSpec, Pattern } from "../../spec.ts";

/** One figure of each print, in its colour. */
const FIGURES = {
  "polka dots": { gap: 40, draw: (at: Point) => ellipse(at, 10.5, 10.5) },
  hearts: { gap: 46, draw: (at: Point) => heart(at, 15) },
  stars: { gap: 46, draw: (at: Point) => star(at, 15) },
  checks: { gap: 44, draw: ([x, y]: Point) => box(x - 11, y - 10, 22, 20) },
  scales: {
    gap: 26,
    draw: ([x, y]: Point) =>
      ribbon([[x - 12, y - 6], [x, y + 9], [x + 12, y - 6]], [1.6, 3.4, 1.6]),
  },
} as const;

/** A coat that is printed so. */
export type PrintedPattern = keyof typeof FIGURES;

/** Whether a coat has one of these prints. */
export function isPrinted(pattern: Pattern): pattern is PrintedPattern {
  return pattern in FIGURES;
}

/** The figures within an outline, each row half a step aside. */
export function printed(
  outline: readonly Point[],
  pattern: PrintedPattern,
  { coat, tones }: { coat: CatSpec["coat"]; tones: CoatTones },
): Mark[] {
  const { gap, draw } = FIGURES[pattern], { left, right, top, bottom }: Box = bounds(outline);
  const colour = inkOf(pattern, coat, tones), marks: Mark[] = [];
  const high = gap * (pattern === "scales" ? 0.62 : pattern === "checks" ? 0.46 : 0.8);
  for (let y = top + high / 3, row = 0; y < bottom + gap / 2; y += high, row++) {
    for (let x = left + (row % 2) * gap / 2; x < right + gap / 2; x += gap) {
      marks.push(mark("stripe", draw([x, y]), colour));
    }
  }
  return marks;
}

function inkOf(pattern: PrintedPattern, { second }: CatSpec["coat"], tones: CoatTones): Colour {
  if (second) return tones.second;
  if (pattern === "scales") return shift(tones.base, { l: tones.base.l > 0.4 ? -0.16 : 0.16 });
  return tones.base.l > 0.82 ? shift(tones.base, { l: -0.45, c: 0.02 }) : tones.white;
}
