/**
 * @module Tails: one smooth stroke from the rump to a round tip, narrow at the root and, in a long coat,
 * fullest beyond the middle.
 */
import { nearestOf, normalAt, valueAt } from "../../geometry/polyline.ts";
import { withoutLoops } from "../../geometry/outline.ts";
import { curve, type Knot, ribbon } from "../../geometry/shapes.ts";
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { Point } from "../../scene.ts";
import type { CoatLength } from "../../spec.ts";
import { hasFullCoat } from "../full_coat.ts";
import type { Body, Part } from "./figure.ts";
import { carried } from "./carried_tail.ts";
import { unbent, withCalmEnd } from "./tail_bends.ts";

/** The ways a pose can carry its tail, from the root. */
export interface TailWays {
  /** Any of these, unless the mood carries the tail low. */
  ways: readonly (readonly Knot[])[];
  /** How many of them, from the first, suit a bushy tail; absent: all. */
  bushy?: number;
  low?: readonly Knot[];
  thickness: number;
  /** Width of a bushy tail against a sleek one. */
  swell?: number;
}

/** How far each coat swells a tail beyond its bone: 1 as far as the pose allows. */
const BUSHINESS: Record<CoatLength, number> = {
  hairless: 0,
  short: 0,
  curly: 0,
  medium: 0.5,
  fluffy: 1,
};

/** That of a tail that is bushy by itself, and the share that one keeps that is crooked or draws a shape: hair would hide
 * its bends. */
const BUSHY = 1.75, BENT = 0.3;

/** A full coat makes a tail so much fuller still: a plume. */
const PLUME = 1.24;

/** The points of an outline are so many units apart: closer than elsewhere, for a round tip. A loop of more points than
 * these is a curl. */
const STEP = 4, LONGEST_LOOP = 28;

/** The share of a tail without a line: it grows out of the trunk. */
const TAIL_BARE = 0.1;

/** Half widths of a sleek tail at its root and where its end begins, and of a bob, from root to tip, against the
 * thickness. */
const SLEEK = { root: 1.08, end: 0.44 };
const POMPOM: readonly number[] = [0.8, 1.06, 1.22, 1, 0.3];

/** Where a long coat makes a tail fullest, its half widths there, at the root and at the tip. */
const FULLEST = 0.58, FULL = 1.2, ROOT = 0.64, TIP = 0.02;

/** Half widths are given at so many places: a smooth curve. */
const PLACES = 61;

/** Half widths of a tail of long hair, from root to tip. */
const BRUSH = profile((t) =>
  t < FULLEST
    ? ROOT + (FULL - ROOT) * smoothstep(-0.15, FULLEST, t)
    : FULL * (1 - ((t - FULLEST) / (1 - FULLEST)) ** 1.75) ** 0.88
);

/** Half widths of a tail of short hair: it tapers all along, and its end is round. */
const BONE = profile((t) =>
  (SLEEK.root + (SLEEK.end - SLEEK.root) * t) * roundEnd((t - 0.86) / 0.14, 2.2)
);

/** Of a tail that was cut so much is left, and its half widths: it hardly tapers, and its end is blunt. */
const LEFT = 0.46;
const STUMP = profile((t) => (SLEEK.root - 0.2 * t) * roundEnd((t - 0.84) / 0.16, 3));

/** Of a kitten's tail there is so much yet, and its half widths: it is a cone. */
const YOUNG = 0.6;
const CONE = profile((t) => 1.5 - 1.1 * t - 0.3 * smoothstep(0.8, 1, t));

/** The tail of a body, as its coat, its mood and its own stream carry it. */
export function tailOf(body: Body, { ways, bushy, low, thickness, swell = 1.62 }: TailWays): Part {
  const { coat, degrees } = body.spec;
  const { carriage, isBushy, way } = body.tail;
  const isCrooked = !way && body.tail.isCrooked, isBob = !way && body.tail.isBob;
  const hair = isBushy ? BUSHY : BUSHINESS[coat.length] * (degrees?.["coat.length"] ?? 1);
  const bushiness = isCrooked || way ? hair * BENT : hair;
  const fluff = (1 + (swell - 1) * bushiness) *
    (hasFullCoat(body.spec) ? 1 + (PLUME - 1) * Math.min(1.4, bushiness) : 1);
  const picked = body.random.pick(fluff > 1.3 ? ways.slice(0, bushy) : ways);
  const axis = way ? [picked[0]!, ...way] : carriage && carried(picked, carriage) ||
    ((body.tail.isLow || carriage === "tucked") && low ? low : picked);
  const own = isCrooked ? kinked(axis) : axis;
  const isCut = !way && !isBob && body.tail.isCut;
  const isYoung = !way && !isBob && !isCut && !isCrooked && body.tail.isKittens && bushiness < 1;
  const profile = isCut
    ? STUMP
    : isYoung
    ? CONE
    : isBob && bushiness > 0
    ? POMPOM
    : profileOf(bushiness);
  const widths = profile.map((share) => share * thickness * body.tail.width * fluff);
  const whole = curve(isBob ? bobbed(own) : own);
  const left = isCut ? LEFT : isYoung ? YOUNG : 1;
  const spine = left < 1 ? whole.slice(0, Math.round(whole.length * left)) : whole;
  return tail(
    way || isCrooked || isBob ? spine : unbent(withCalmEnd(spine, bushiness), widths, bushiness),
    widths,
  );
}

/** The first stretch of a tail, up to a pompom's length. */
function bobbed(axis: readonly Knot[]): Knot[] {
  const [[x, y], [nx, ny]] = [axis[0]!, axis[1]!];
  const share = Math.min(1, 34 / (Math.hypot(nx - x, ny - y) || 1));
  return [[x, y], [x + (nx - x) * share, y + (ny - y) * share]];
}

/** A tail with a sharp bend to the side before its tip, like a bolt of lightning. */
function kinked(axis: readonly Knot[]): Knot[] {
  const at = Math.max(1, Math.ceil(axis.length / 2) - 1);
  const [x, y] = axis[at]!, [px, py] = axis[at - 1]!;
  const length = Math.hypot(x - px, y - py) || 1;
  const [ux, uy] = [(x - px) / length, (y - py) / length];
  const bent = (along: number, aside: number): Knot => [
    x + ux * along + uy * aside,
    y + uy * along - ux * aside,
    "corner",
  ];
  return [...axis.slice(0, at), [x, y, "corner"], bent(30, 60), bent(64, 2), bent(122, 44)];
}

/** The tail around its axis. */
function tail(axis: Point[], widths: number[]): Part {
  const outline = withoutLoops(ribbon(axis, widths, STEP), LONGEST_LOOP);
  const bare = Math.round(axis.length * TAIL_BARE), [x, y] = axis[bare]!;
  const [nx, ny] = normalAt(axis, bare), half = valueAt(widths, bare / (axis.length - 1));
  const from = nearestOf(outline, [x + nx * half, y + ny * half]);
  const to = nearestOf(outline, [x - nx * half, y - ny * half]);
  return {
    name: "tail",
    kind: "tail",
    outline,
    contour: outline.slice(from, to + 1),
    axis,
    widths,
    stripes: "rings",
    volume: 0.5,
  };
}

/** A coat of medium length is between a sleek tail and a brush. */
function profileOf(bushiness: number): readonly number[] {
  if (bushiness === 0) return BONE;
  const share = Math.min(1, 0.4 + 0.6 * bushiness);
  return BRUSH.map((full, i) => mixed(BONE[i]!, full, share));
}

function profile(widthAt: (t: number) => number): readonly number[] {
  return Array.from({ length: PLACES }, (_, i) => Math.max(TIP, widthAt(i / (PLACES - 1))));
}

/** From 1 where an end begins to 0 at its tip; `full` is 2 for an ellipse, more for a blunter end. */
function roundEnd(share: number, full: number): number {
  return Math.sqrt(Math.max(0, 1 - Math.max(0, share) ** full));
}

function mixed(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
