/**
 * Outlines of heads: each style has its own, each coat its own locks at the cheeks.
 *
 * @module
 */
import { knots } from "../geometry/coordinates.ts";
import type { Knot } from "../geometry/shapes.ts";
import type { CatSpec, CoatLength } from "../spec.ts";
import type { HeadShape } from "../style_figure.ts";
import { STYLE_ENTRIES } from "../styles.ts";

/** Right halves from crown to chin, bare of locks. */
const SHAPES: Record<HeadShape, Knot[]> = {
  wedge: knots("0 -88, 44 -85, 82 -62, 104 -26, 112 10, 110 42, 92 70, 60 88, 26 96, 0 97"),
  round: knots("0 -90, 48 -86, 86 -62, 107 -24, 110 14, 99 46, 72 73, 38 91, 14 99, 0 100"),
  natural: knots("0 -82, 38 -80, 72 -61, 92 -26, 98 8, 93 38, 74 62, 52 80, 30 93, 0 97"),
  square: knots("0 -84, 62 -82, 98 -66, 113 -26, 116 18, 112 56, 92 80, 52 92, 0 94"),
  slender: knots("0 -86, 40 -84, 78 -64, 100 -30, 106 4, 94 40, 66 71, 32 92, 0 99"),
  heart: knots("0 -84, 44 -82, 82 -60, 106 -20, 117 20, 108 52, 76 76, 38 93, 0 102"),
  facet: knots("0 -87, 56 -84!, 98 -50, 116 -2!, 118 40!, 84 78, 42 97!, 0 98"),
  chin: knots("0 -96, 46 -91, 84 -68, 106 -30, 110 6, 100 40, 76 68, 46 86, 18 97, 0 99"),
  soft: knots("0 -85, 48 -82, 86 -58, 107 -20, 114 18, 108 52, 82 79, 44 94, 0 97"),
};

/** Locks of a coat at each cheek: how many, how far they stand out, and where the first one begins. */
const LOCKS: Record<CoatLength, { count: number; reach: number; from: number; step: number }> = {
  hairless: { count: 0, reach: 0, from: 0, step: 0 },
  short: { count: 1, reach: 13, from: 30, step: 26 },
  curly: { count: 0, reach: 0, from: 0, step: 0 },
  medium: { count: 2, reach: 20, from: 16, step: 28 },
  fluffy: { count: 3, reach: 31, from: 4, step: 29 },
};

/** How much of its locks a style draws: smooth ones leave them to brush and hair. */
const LOCKED: Record<HeadShape, number> = {
  wedge: 1,
  round: 0.72,
  natural: 0.32,
  square: 0.7,
  slender: 0.5,
  heart: 0.9,
  facet: 0.8,
  chin: 0.6,
  soft: 0.75,
};

/** Right half of the head of a recipe, from crown to chin. */
export function headHalf({ style, coat }: CatSpec): Knot[] {
  const { shape } = STYLE_ENTRIES[style].figure;
  const half = SHAPES[shape];
  const { count, reach: full, from, step } = LOCKS[coat.length];
  const reach = full * LOCKED[shape];
  if (count === 0 || reach < 6) return [...half];
  const locks = Array.from({ length: count }, (_, i) => lock(half, from + i * step, step, reach));
  const end = from + count * step;
  return [
    ...half.filter(([, y]) => y < from - 6),
    ...locks.flat(),
    ...half.filter(([, y]) => y > end + 2),
  ];
}

/** An S from the cheek to its tip, and back to the notch where the next lock begins. */
function lock(half: readonly Knot[], y: number, step: number, reach: number): Knot[] {
  const sunk = Math.max(0, (y - 40) / 50);
  const out = reach * (1 - 0.35 * sunk);
  return [
    [widthAt(half, y) + out * 0.2, y],
    [widthAt(half, y + step * 0.45) + out * 0.62, y + step * 0.42],
    [widthAt(half, y + step * 0.7) + out, y + step * 0.86, "corner"],
    [widthAt(half, y + step) + out * 0.08, y + step * 0.94],
  ];
}

/** Half the width of a head at this height. */
function widthAt(half: readonly Knot[], y: number): number {
  const after = half.findIndex(([, below]) => below >= y);
  if (after <= 0) return half.at(after)![0];
  const [x1, y1] = half[after - 1]!, [x2, y2] = half[after]!;
  return x1 + ((x2 - x1) * (y - y1)) / (y2 - y1 || 1);
}
