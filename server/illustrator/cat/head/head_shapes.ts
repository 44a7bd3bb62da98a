/** @module Outlines of heads: each style has its own, each coat its own locks at the cheeks. */
import { knots } from "../../geometry/coordinates.ts";
import { along } from "../../geometry/polyline.ts";
import { curve, type Knot } from "../../geometry/shapes.ts";
import type { CatSpec, CoatLength } from "../../spec.ts";
import type { Point } from "../../scene.ts";
import type { HeadShape } from "../../style_figure.ts";
import { STYLE_ENTRIES } from "../../styles.ts";
import { hasFullCoat } from "../full_coat.ts";

/** How the locks of a cheek lie. */
interface CheekLocks {
  from: number;
  to: number;
  reach: number;
  locks: readonly (readonly [length: number, reach: number])[];
}

const NO_LOCKS: CheekLocks = { from: 0, to: 0, reach: 0, locks: [] };

/** Right halves from crown to chin, bare of locks. */
const SHAPES: Record<HeadShape, Knot[]> = {
  wedge: knots("0 -95, 40 -90, 78 -69, 104 -34, 115 4, 113 36, 98 62, 68 83, 32 96, 0 99"),
  round: knots("0 -90, 48 -86, 86 -62, 107 -24, 110 14, 99 46, 72 73, 38 91, 14 99, 0 100"),
  natural: knots("0 -89, 36 -84, 67 -67, 90 -36, 103 0, 105 28, 92 55, 65 74, 43 87, 22 96, 0 98"),
  square: knots("0 -88, 50 -85, 88 -66, 110 -30, 117 10, 114 46, 95 74, 56 92, 0 96"),
  slender: knots("0 -88, 40 -85, 78 -66, 101 -32, 107 4, 96 40, 68 71, 34 92, 0 99"),
  heart: knots("0 -88, 44 -85, 82 -64, 106 -26, 116 16, 106 50, 76 77, 38 95, 0 102"),
  facet: knots("0 -95, 50 -85!, 94 -52, 116 -2!, 118 40!, 84 78, 42 97!, 0 98"),
  chin: knots("0 -96, 46 -91, 84 -68, 106 -30, 110 6, 100 40, 76 68, 46 86, 18 97, 0 99"),
  soft: knots("0 -89, 48 -86, 85 -64, 107 -26, 115 14, 108 50, 82 79, 44 95, 0 98"),
};

/** Locks of a coat at each cheek: between which heights they lie, how far the longest stands out, and how long and far each
 * is against all of them. The longest lies low, at the corner of the jaw: a long lock beside the eyes is a barb, and the
 * head below it a wedge. */
const LOCKS: Record<CoatLength, CheekLocks> = {
  hairless: NO_LOCKS,
  short: NO_LOCKS,
  curly: { from: -20, to: 80, reach: 6, locks: [[0.25, 1], [0.25, 1], [0.25, 1], [0.25, 1]] },
  medium: { from: 0, to: 72, reach: 10, locks: [[1, 0]] },
  fluffy: { from: -14, to: 80, reach: 15, locks: [[0.42, 0.8], [0.34, 1], [0.24, 0.7]] },
};

/** Shorter locks, in units, would be teeth: the cheek stays smooth. */
const LEAST = 6;

/** Long hair makes a cheek fuller between its locks, by this share of their reach; a full coat still more. */
const RUFF = { usual: 0.9, full: 1.1 };

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
  fluffy: knots("0 26!, 4 14, 11 7, 19 15!, 24 6, 36 0"),
  medium: knots("0 15!, 4 8, 12 3, 26 0"),
  curly: knots("0 8, 9 6, 14 1!, 22 5, 30 0"),
};

/** How far the tuft leans to the side, for each unit that it stands up. */
const TUFT_LEANS = 0.8;

/** The locks of a recipe's cheek and how far its tuft stands up, as its style draws them. */
export function locksOf({ style, coat }: CatSpec): { count: number; reach: number; tuft: number } {
  const { shape } = STYLE_ENTRIES[style].figure;
  const { locks, reach } = LOCKS[coat.length];
  const tuft = LOCKED[shape] < 0.4
    ? 0
    : -Math.min(0, ...(TUFTS[coat.length] ?? []).map(([, up]) => -up));
  return { count: locks.length, reach: reach * LOCKED[shape], tuft: tuft * LOCKED[shape] };
}

/** Right half of the head of a recipe, from crown to chin; its locks stand out by this share of their reach. */
export function headHalf(spec: CatSpec, combed = 1): Knot[] {
  const { style, coat } = spec, ruff = hasFullCoat(spec) ? RUFF.full : RUFF.usual;
  const { shape } = STYLE_ENTRIES[style].figure;
  const half = tufted(SHAPES[shape], coat.length, shape);
  const { from, to, reach: full, locks } = LOCKS[coat.length];
  const reach = full * LOCKED[shape] * combed;
  if (locks.length === 0) return [...half];
  const cheek = curve(half).filter(([x, y]) => x > 30 && y >= from && y <= to);
  const combedLocks = coat.length === "curly"
    ? curlsAlong(cheek, locks.length, reach)
    : reach < LEAST
    ? fuller(cheek, full * LOCKED[shape] * ruff)
    : locksAlong(cheek, locks, { reach, ruff });
  const last = combedLocks.at(-1)![1];
  return [
    ...half.filter(([, at]) => at < from - 6),
    ...combedLocks,
    ...half.filter(([, at]) => at > Math.max(to, last) + 2),
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

/** The cheek with hair that lies close: a little fuller, in one curve. */
function fuller(cheek: readonly Point[], ruff: number): Knot[] {
  return [0, 0.3, 0.6, 1].map((t) => beyond(cheek, t, ruff * Math.sin(Math.PI * t)));
}

/**
 * Locks one below the other. Each swells from the cheek to its tip, and a round hollow leads back to where the next one
 * begins: with corners between them locks would be torn paper. The edge never goes back up: the line of a tip that hangs over its own notch runs into the face and looks like a cut.
 */
function locksAlong(
  cheek: readonly Point[],
  locks: CheekLocks["locks"],
  { reach, ruff }: { reach: number; ruff: number },
): Knot[] {
  const full = (t: number) => reach * ruff * Math.sin(Math.PI * Math.min(1, t));
  let from = 0;
  return locks.flatMap(([length, share], i): Knot[] => {
    const at = (along: number, out: number): Point => {
      const t = from + along * length;
      return beyond(cheek, t, full(t) + out * share * reach);
    };
    const tip = at(0.74, 1), end = at(1, 0);
    const lock: Knot[] = [
      ...(i === 0 ? [at(0, 0)] : []),
      at(0.34, 0.3),
      [...tip, "corner"],
      below(at(0.82, 0.4), tip),
      below(end, tip),
    ];
    from += length;
    return lock;
  });
}

/** The place, but hardly higher than a tip. */
function below([x, y]: Point, [, tip]: Point): Point {
  return [x, Math.max(y, tip - 1)];
}

/** Soft scallops one below the other. */
function curlsAlong(cheek: readonly Point[], count: number, reach: number): Knot[] {
  return Array.from(
    { length: 2 * count + 1 },
    (_, i): Knot => beyond(cheek, i / (2 * count), i % 2 ? reach : 0),
  );
}

/** How much hair of a cheek lies aside rather than straight away from it. */
const ASIDE = 0.7;

/** A place so far beyond the cheek, at this share of its length. */
function beyond(cheek: readonly Point[], t: number, out: number): Point {
  const { point: [x, y], normal: [nx, ny] } = along(cheek, t);
  const size = Math.hypot(nx + ASIDE, ny);
  return [x + ((nx + ASIDE) / size) * out, y + (ny / size) * out];
}
