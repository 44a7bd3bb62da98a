/** @module The edge of a coat: smooth, tufted or wavy. */
import { smoothstep } from "../../geometry/smoothstep.ts";
import { signedArea } from "../../geometry/outline.ts";
import { lengthsAlong } from "../../geometry/polyline.ts";
import type { Random } from "../../random.ts";
import type { Point } from "../../scene.ts";
import type { CatSpec, CoatLength } from "../../spec.ts";
import type { Part } from "../body/figure.ts";

/** How far locks stand out of each coat. */
const TUFTS: Record<CoatLength, number> = {
  hairless: 0,
  short: 0,
  curly: 0,
  medium: 0.6,
  fluffy: 1,
};

/** How far the locks of a fluffy trunk stand out at most, and those of other parts, in units. */
const LOCK = { torso: 19, other: 13 };

/** How deep a fluffy coat is between its locks, in units. */
const DEPTH = 10;

/** A part's outline and contour with the edge of its coat. */
export function withFurEdge(
  part: Part,
  { coat: { length }, degrees }: Pick<CatSpec, "coat" | "degrees">,
  random: Random,
): { outline: Point[]; contour?: Point[] } {
  const plain = { outline: part.outline, ...(part.contour ? { contour: part.contour } : {}) };
  if (part.kind === "paw") return plain;
  if (length === "curly") return edged(part, (outline) => wavy(outline));
  // A thigh that melts into the body must not reach beyond it.
  const inside = part.kind === "thigh" && part.contour !== undefined;
  const shag = TUFTS[length] * (degrees?.["coat.length"] ?? 1);
  if (shag === 0 || part.kind === "leg" || inside) return plain;
  // Few locks on a long thin form are nicks in it: a tail is a smooth plume, and a coat of medium length lies close.
  if (part.kind === "tail" || part.kind === "torso" && length === "medium") return plain;
  const much = Math.min(1.5, shag);
  const size = (part.kind === "torso" ? LOCK.torso : LOCK.other) * much;
  const depth = part.kind === "torso" && length === "fluffy" ? DEPTH * much : 0;
  return edged(finer(part), (outline) => tufted(outline, { size, depth, random }));
}

/** Between two points of an outline come so many more: a lock needs a sharp tip. */
const BETWEEN = [1 / 3, 2 / 3] as const;

function finer(part: Part): Part {
  const { outline, contour } = part;
  const dense = outline.flatMap((point, i) => [point, ...between(outline, i)]);
  if (!contour) return { ...part, outline: dense };
  const start = outline.findIndex(([x, y]) => x === contour[0]![0] && y === contour[0]![1]);
  const each = BETWEEN.length + 1;
  return {
    ...part,
    outline: dense,
    contour: dense.slice(start * each, (start + contour.length - 1) * each + 1),
  };
}

/** On the curve through the point, the next one and their neighbours. */
function between(outline: readonly Point[], i: number): Point[] {
  const n = outline.length, at = (k: number) => outline[(k + n) % n]!;
  const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
  const on = (t: number, k: 0 | 1) =>
    b[k] + 0.5 * t *
      (c[k] - a[k] + t * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k] +
            t * (3 * (b[k] - c[k]) + d[k] - a[k])));
  return BETWEEN.map((t): Point => [on(t, 0), on(t, 1)]);
}

/** The contour of a leg is a stretch of its outline; it must follow the new edge point by point. */
function edged(
  part: Part,
  edge: (outline: Point[]) => Point[],
): { outline: Point[]; contour?: Point[] } {
  const outline = edge(part.outline);
  if (!part.contour) return { outline };
  const [x, y] = part.contour[0]!;
  const start = part.outline.findIndex((point) => point[0] === x && point[1] === y);
  return { outline, contour: outline.slice(start, start + part.contour.length) };
}

/** A lock swells along this share of its length and goes back to the coat along the rest. */
const SWELL = 0.8;

/** How long a lock is, in its sizes. */
const LENGTH = 5.6;

/** Of all locks these stand out, the others only wave the edge. */
const STANDS = 0.55, WAVE = 0.16;

/** How much an edge faces the ground, 0 upright, 1 level, from where locks on it become shorter to where there are none:
 * a lock cut short at once would leave a corner. */
const UNDERSIDE = [0.3, 0.6] as const;

/** From this height above the ground on locks are whole, in units: what rests on it has no fringe there. */
const OFF_GROUND = [14, 70] as const;

/**
 * Replaces the outline by few large locks: each swells in an S and ends in a point that hangs down and backwards. A lock
 * spans about five sizes; near the ground the edge stays smooth.
 */
function tufted(
  outline: Point[],
  { size, depth, random }: { size: number; depth: number; random: Random },
): Point[] {
  const lengths = lengthsAlong(outline);
  const total = lengths.at(-1)!;
  const sign = signedArea(outline) > 0 ? 1 : -1;
  const count = Math.max(5, Math.round(total / (size * LENGTH)));
  const reaches = Array.from(
    { length: count },
    () => size * (random.chance(STANDS) ? random.between(0.75, 1.1) : WAVE),
  );
  return outline.map((point, i) => {
    const before = outline[(i + outline.length - 1) % outline.length]!;
    const after = outline[(i + 1) % outline.length]!;
    const step = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const nx = ((after[1] - before[1]) / step) * sign, ny = (-(after[0] - before[0]) / step) * sign;
    const at = (lengths[i]! / total) * count;
    const index = Math.min(count - 1, Math.floor(at));
    const falls = (after[1] - before[1]) >= 0;
    const phase = falls ? at - index : 1 - (at - index);
    const hangs = (1 - smoothstep(...UNDERSIDE, ny)) * smoothstep(...OFF_GROUND, -point[1]);
    const lock = reaches[index]! * swelling(phase) * hangs * (ny < -0.8 ? 0.3 : 1);
    const reach = lock + depth * hangs;
    // The tip hangs beyond the place where it grows.
    return [point[0] + nx * reach, point[1] + ny * reach + lock * 0.7];
  });
}

/** How far a lock stands out along its length, 0..1. */
function swelling(phase: number): number {
  return phase < SWELL ? (phase / SWELL) ** 1.7 : 1 - smoothstep(SWELL, 1, phase);
}

function wavy(outline: Point[]): Point[] {
  const lengths = lengthsAlong(outline);
  const sign = signedArea(outline) > 0 ? 1 : -1;
  return outline.map((point, i) => {
    const before = outline[(i + outline.length - 1) % outline.length]!;
    const after = outline[(i + 1) % outline.length]!;
    const step = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const reach = 3 * Math.sin((lengths[i]! / 42) * 2 * Math.PI) * sign;
    return [
      point[0] + ((after[1] - before[1]) / step) * reach,
      point[1] - ((after[0] - before[0]) / step) * reach,
    ];
  });
}
