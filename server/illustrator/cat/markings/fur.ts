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

/** Old cats comb their coat no more. */
const UNKEMPT = 0.5;

/** How far the locks of a fluffy trunk stand out at most, and those of other parts, in units. */
const LOCK = { torso: 25, leg: 11, other: 16 };

/** How deep a fluffy coat is between its locks, in units. */
const DEPTH = 17;

/** A part's outline and contour with the edge of its coat. */
export function withFurEdge(
  part: Part,
  { coat: { length }, degrees, age }: Pick<CatSpec, "coat" | "degrees" | "age">,
  random: Random,
): { outline: Point[]; contour?: Point[] } {
  const plain = { outline: part.outline, ...(part.contour ? { contour: part.contour } : {}) };
  if (part.kind === "paw") return plain;
  if (length === "curly") return edged(finer(part), curled);
  // A thigh that melts into the body must not reach beyond it.
  const inside = part.kind === "thigh" && part.contour !== undefined;
  const shag = Math.max(
    TUFTS[length] * (degrees?.["coat.length"] ?? 1),
    age === "senior" && length !== "hairless" && part.kind === "torso" ? UNKEMPT : 0,
  );
  if (shag === 0 || part.kind === "leg" && length !== "fluffy" || inside) return plain;
  // Few locks on a long thin form are nicks in it: a tail is a smooth plume, and a coat of medium length lies close.
  if (part.kind === "tail" || part.kind === "torso" && length === "medium") return plain;
  const much = Math.min(1.5, shag);
  const size = (part.kind === "torso" ? LOCK.torso : part.kind === "leg" ? LOCK.leg : LOCK.other) *
    much;
  const depth = part.kind === "torso" && length === "fluffy" ? DEPTH * much : 0;
  return edged(finer(part), (outline) => tufted(outline, { size, depth, random }));
}

/** Between two points of an outline come so many more: a lock needs a sharp tip. */
const BETWEEN = [1 / 3, 2 / 3] as const;

function finer(part: Part): Part {
  const { outline, contour } = part;
  const dense = outline.flatMap((point, i) => [point, ...between(outline, i)]);
  if (!contour?.length) return { ...part, outline: dense };
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
  if (!part.contour?.length) return { outline, ...(part.contour && { contour: [] }) };
  const [x, y] = part.contour[0]!;
  const start = part.outline.findIndex((point) => point[0] === x && point[1] === y);
  return { outline, contour: outline.slice(start, start + part.contour.length) };
}

/** A lock swells along this share of its length and goes back to the coat along the rest. */
const SWELL = 0.8;

/** How long a lock is, in its sizes. */
const LENGTH = 3.1;

/** Of all locks these stand out, the others only wave the edge. */
const STANDS = 0.66, WAVE = 0.34;

/** From this height above the ground on locks are whole, in units: what rests on it has no fringe there. */
const OFF_GROUND = [16, 50] as const;

/** Where hair lies: down, and back a little. */
const LIES: Point = [-0.3, 0.95];

/** How far its tip hangs beyond the place where it grows, in lengths of the lock. */
const HANGS = 0.7;

/**
 * Replaces the outline by locks: each swells in an S and ends in a point that hangs down and backwards, also below a belly;
 * near the ground the edge stays smooth.
 */
function tufted(
  outline: Point[],
  { size, depth, random }: { size: number; depth: number; random: Random },
): Point[] {
  const lengths = lengthsAlong(outline);
  const total = lengths.at(-1)!;
  const sign = signedArea(outline) > 0 ? 1 : -1;
  const count = Math.max(5, Math.round(total / (size * LENGTH)));
  const ahead = outline.map((_, i): Point => {
    const [bx, by] = outline[(i + outline.length - 1) % outline.length]!;
    const [ax, ay] = outline[(i + 1) % outline.length]!;
    const step = Math.hypot(ax - bx, ay - by) || 1;
    return [(ax - bx) / step, (ay - by) / step];
  });
  const locks = Array.from({ length: count }, (_, index) => {
    const middle = lengths.findIndex((at) => at >= (index + 0.5) / count * total);
    const [dx, dy] = ahead[Math.max(0, middle) % outline.length]!;
    return {
      reach: size * (random.chance(STANDS) ? random.between(0.75, 1.1) : WAVE),
      falls: dx * LIES[0] + dy * LIES[1] >= 0,
    };
  });
  return outline.map((point, i) => {
    const [dx, dy] = ahead[i]!, [nx, ny] = [dy * sign, -dx * sign];
    const at = (lengths[i]! / total) * count;
    const index = Math.min(count - 1, Math.floor(at));
    const { reach, falls } = locks[index]!;
    const grown = smoothstep(...OFF_GROUND, -point[1]) * (ny < -0.8 ? ON_BACK : 1);
    const lock = reach * swelling(falls ? at - index : 1 - (at - index)) * grown;
    const out = lock + depth * grown;
    return [
      point[0] + nx * out + lock * HANGS * LIES[0],
      point[1] + ny * out + lock * HANGS * LIES[1],
    ];
  });
}

/** What of a lock is seen on a back, where hair lies flat. */
const ON_BACK = 0.4;

/** How far a lock stands out along its length, 0..1. */
function swelling(phase: number): number {
  return phase < SWELL ? (phase / SWELL) ** 1.7 : 1 - smoothstep(SWELL, 1, phase);
}

/** A curl of the edge: so many units along it, and so far out. */
const CURL = { long: 27, deep: 9 };

/** The outline in scallops, as of a lamb. */
function curled(outline: Point[]): Point[] {
  const lengths = lengthsAlong(outline), total = lengths.at(-1)!;
  const count = Math.max(3, Math.round(total / CURL.long));
  const sign = signedArea(outline) > 0 ? 1 : -1;
  return outline.map((point, i) => {
    const before = outline[(i + outline.length - 1) % outline.length]!;
    const after = outline[(i + 1) % outline.length]!;
    const step = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const bump = Math.abs(Math.sin((lengths[i]! / total) * count * Math.PI));
    const reach = CURL.deep * (bump - 0.5) * sign;
    return [
      point[0] + ((after[1] - before[1]) / step) * reach,
      point[1] - ((after[0] - before[0]) / step) * reach,
    ];
  });
}
