/** @module Outlines of heads: each style has its own, each coat its own locks at the cheeks. */
import { knots } from "../../geometry/coordinates.ts";
import type { Knot } from "../../geometry/shapes.ts";
import type { CatSpec, CoatLength } from "../../spec.ts";
import type { Point } from "../../scene.ts";
import type { HeadShape } from "../../style_figure.ts";
import { STYLE_ENTRIES } from "../../styles.ts";

/** Right halves from crown to chin, bare of locks. */
const SHAPES: Record<HeadShape, Knot[]> = {
  wedge: knots("0 -92, 44 -88, 80 -68, 104 -34, 114 4, 113 36, 98 62, 68 83, 32 96, 0 99"),
  round: knots("0 -90, 48 -86, 86 -62, 107 -24, 110 14, 99 46, 72 73, 38 91, 14 99, 0 100"),
  natural: knots("0 -89, 34 -84, 64 -67, 86 -36, 97 0, 99 28, 86 54, 62 71, 42 86, 22 96, 0 99"),
  square: knots("0 -88, 50 -85, 88 -66, 110 -30, 117 10, 114 46, 95 74, 56 92, 0 96"),
  slender: knots("0 -88, 40 -85, 78 -66, 101 -32, 107 4, 96 40, 68 71, 34 92, 0 99"),
  heart: knots("0 -88, 44 -85, 82 -64, 106 -26, 116 16, 106 50, 76 77, 38 95, 0 102"),
  facet: knots("0 -87, 56 -84!, 98 -50, 116 -2!, 118 40!, 84 78, 42 97!, 0 98"),
  chin: knots("0 -96, 46 -91, 84 -68, 106 -30, 110 6, 100 40, 76 68, 46 86, 18 97, 0 99"),
  soft: knots("0 -89, 48 -86, 85 -64, 107 -26, 115 14, 108 50, 82 79, 44 95, 0 98"),
};

/** Locks of a coat at each cheek: how many, how far the uppermost stands out, where it begins and how long it is. */
const LOCKS: Record<CoatLength, { count: number; reach: number; from: number; step: number }> = {
  hairless: { count: 0, reach: 0, from: 0, step: 0 },
  short: { count: 0, reach: 0, from: 0, step: 0 },
  curly: { count: 0, reach: 0, from: 0, step: 0 },
  medium: { count: 2, reach: 17, from: 16, step: 30 },
  fluffy: { count: 3, reach: 34, from: -2, step: 36 },
};

/** Each lock is so much shorter than the one above it. */
const SHORTER = 0.8;

/** Shorter locks, in units, would be teeth: the cheek stays smooth. */
const LEAST = 12;

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

/** Hair that stands up on the crown of long and curly coats, as heights above it. */
const TUFTS: Partial<Record<CoatLength, Knot[]>> = {
  fluffy: knots("0 25!, 9 9, 19 13!, 30 0"),
  medium: knots("0 14!, 10 5, 26 0"),
  curly: knots("0 8, 9 6, 14 1!, 22 5, 30 0"),
};

/** How far the tuft leans to the side, for each unit that it stands up. */
const TUFT_LEANS = 0.55;

/** The locks of a recipe's cheek and how far its tuft stands up, as its style draws them. */
export function locksOf({ style, coat }: CatSpec): { count: number; reach: number; tuft: number } {
  const { shape } = STYLE_ENTRIES[style].figure;
  const { count, reach } = LOCKS[coat.length];
  const tuft = LOCKED[shape] < 0.4
    ? 0
    : -Math.min(0, ...(TUFTS[coat.length] ?? []).map(([, up]) => -up));
  return { count, reach: reach * LOCKED[shape], tuft: tuft * LOCKED[shape] };
}

/** Right half of the head of a recipe, from crown to chin; its locks stand out by this share of their reach. */
export function headHalf({ style, coat }: CatSpec, combed = 1): Knot[] {
  const { shape } = STYLE_ENTRIES[style].figure;
  const half = tufted(SHAPES[shape], coat.length, shape);
  const { count, reach: full, from, step } = LOCKS[coat.length];
  const reach = full * LOCKED[shape] * combed;
  if (count === 0 || reach < LEAST) return [...half];
  const locks: Knot[][] = [];
  let y = from;
  for (let i = 0; i < count; i++) {
    const length = step * SHORTER ** i;
    locks.push(lock(half, y, length, reach * SHORTER ** i));
    y += length;
  }
  return [
    ...half.filter(([, at]) => at < from - 6),
    ...locks.flat(),
    ...half.filter(([, at]) => at > y + 2),
  ];
}

/** The half with its tuft in the place of a bare crown. */
function tufted(half: readonly Knot[], length: CoatLength, shape: HeadShape): readonly Knot[] {
  const tuft = TUFTS[length];
  if (!tuft || LOCKED[shape] < 0.4) return half;
  const [, crown] = half[0]!;
  return [
    ...tuft.map(([x, up, corner]): Knot => [x, crown + x * 0.06 - up * LOCKED[shape], corner]),
    ...half.filter(([x, y]) => x > 36 || y > 0),
  ];
}

/** Where a place of the outline is, if its tuft leans. */
export function leaning([x, y]: Point, { style }: Pick<CatSpec, "style">): Point {
  const crown = SHAPES[STYLE_ENTRIES[style].figure.shape][0]![1];
  return [x + TUFT_LEANS * Math.max(0, crown - y), y];
}

/**
 * A lock swells from the cheek to its tip, and a hollow leads back to where the next one begins. The edge never goes back
 * up: the line of a tip that hangs over its own notch runs into the face and looks like a cut.
 */
function lock(half: readonly Knot[], y: number, step: number, reach: number): Knot[] {
  const at = (out: number, down: number): Point => [
    widthAt(half, y + down * step) + out * reach,
    y + down * step,
  ];
  return [
    at(0.1, 0),
    at(0.55, 0.42),
    [...at(1, 0.86), "corner"],
    at(0.36, 0.95),
    [...at(0.08, 1), "corner"],
  ];
}

/** Half the width of a head at this height. */
function widthAt(half: readonly Knot[], y: number): number {
  const after = half.findIndex(([, below]) => below >= y);
  if (after <= 0) return half.at(after)![0];
  const [x1, y1] = half[after - 1]!, [x2, y2] = half[after]!;
  return x1 + ((x2 - x1) * (y - y1)) / (y2 - y1 || 1);
}
