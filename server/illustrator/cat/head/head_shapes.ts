/** @module Outlines of heads: each style has its own, each coat its own locks at the cheeks. */
import { knots } from "../../geometry/coordinates.ts";
import type { Knot } from "../../geometry/shapes.ts";
import type { CatSpec, CoatLength } from "../../spec.ts";
import type { Point } from "../../scene.ts";
import type { HeadShape } from "../../style_figure.ts";
import { STYLE_ENTRIES } from "../../styles.ts";

/**
 * Right halves from crown to chin, bare of locks: a level forehead between the ears, hollow temples, cheekbones
 * wider than the crown and below the eyes, a hollow beside the muzzle, and a chin.
 */
const SHAPES: Record<HeadShape, Knot[]> = {
  wedge: knots(
    "0 -84, 38 -84, 67 -73, 86 -48, 100 -14, 112 16, 118 38, 113 55, 95 69, 72 80, 50 90, 27 98, 0 100",
  ),
  round: knots(
    "0 -87, 44 -85, 78 -68, 98 -38, 107 -4, 113 26, 110 48, 92 68, 66 80, 40 91, 20 99, 0 101",
  ),
  natural: knots(
    "0 -86, 34 -84, 60 -70, 78 -42, 89 -8, 98 20, 101 43, 83 60, 61 72, 42 85, 24 96, 0 99",
  ),
  square: knots(
    "0 -85, 48 -84, 84 -68, 102 -38, 110 -2, 118 28, 117 50, 98 70, 66 80, 38 92, 0 96",
  ),
  slender: knots(
    "0 -85, 36 -84, 65 -71, 86 -42, 98 -10, 108 15, 113 36, 107 52, 88 66, 65 79, 43 90, 23 98, 0 101",
  ),
  heart: knots(
    "0 -84, 38 -83, 68 -70, 89 -42, 102 -9, 113 19, 118 40, 113 58, 95 73, 70 85, 46 95, 25 101, 0 103",
  ),
  facet: knots(
    "0 -86, 50 -84!, 88 -56, 104 -8!, 117 28, 116 50, 98 69, 68 84, 40 97!, 0 98",
  ),
  chin: knots(
    "0 -91, 42 -89, 72 -73, 92 -41, 104 -7, 112 18, 115 38, 108 54, 89 68, 64 82, 41 92, 19 100, 0 102",
  ),
  soft: knots(
    "0 -85, 42 -83, 74 -68, 94 -38, 106 -4, 116 24, 117 43, 108 59, 87 73, 60 85, 38 94, 20 99, 0 100",
  ),
};

/** Locks of a coat at each cheek: how many, how far the uppermost stands out, where it begins and how long it is. */
const LOCKS: Record<CoatLength, { count: number; reach: number; from: number; step: number }> = {
  hairless: { count: 0, reach: 0, from: 0, step: 0 },
  short: { count: 0, reach: 0, from: 0, step: 0 },
  curly: { count: 0, reach: 0, from: 0, step: 0 },
  medium: { count: 2, reach: 20, from: 16, step: 30 },
  fluffy: { count: 3, reach: 33, from: -4, step: 38 },
};

/** How large each lock of a cheek is against its largest, from above: a ruff swells below the cheekbone. */
const SIZES: Record<number, readonly number[]> = { 2: [1, 0.72], 3: [0.66, 1, 0.7] };

/** Shorter locks, in units, would be teeth: the cheek stays smooth. */
const LEAST = 12;

/** How much of its locks a style draws: smooth ones leave them to brush and hair. */
const LOCKED: Record<HeadShape, number> = {
  wedge: 0.94,
  round: 0.72,
  natural: 0.32,
  square: 0.7,
  slender: 0.5,
  heart: 0.82,
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
    const size = SIZES[count]![i]!, length = step * size;
    locks.push(lock(half, y, length, reach * size));
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

/** An S that swells from the cheek and hangs to its tip, and a hollow back to the notch where the next lock begins. */
function lock(half: readonly Knot[], y: number, step: number, reach: number): Knot[] {
  const at = (out: number, down: number): Point => [
    widthAt(half, y + Math.min(1, down) * step) + out * reach,
    y + down * step,
  ];
  return [
    at(0.06, 0),
    at(0.46, 0.36),
    at(0.78, 0.8),
    [...at(0.92, 1.24), "corner"],
    at(0.4, 1.08),
    [...at(0.03, 0.98), "corner"],
  ];
}

/** Half the width of a head at this height. */
function widthAt(half: readonly Knot[], y: number): number {
  const after = half.findIndex(([, below]) => below >= y);
  if (after <= 0) return half.at(after)![0];
  const [x1, y1] = half[after - 1]!, [x2, y2] = half[after]!;
  return x1 + ((x2 - x1) * (y - y1)) / (y2 - y1 || 1);
}
