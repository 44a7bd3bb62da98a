/**
 * Legs, paws and tails: strokes of changing width that every pose shares.
 *
 * @module
 */
import { withoutLoops } from "../geometry/outline.ts";
import { curve, ellipse, type Knot, ribbon } from "../geometry/shapes.ts";
import type { Point } from "../scene.ts";
import type { CoatLength } from "../spec.ts";
import type { Body, Part, StripeEntry } from "./figure.ts";

/** Share of its round end that a leg keeps. */
const BLUNT = 0.3;

/**
 * A leg from shoulder or hip to ankle. Its upper end melts into the body: no line is drawn there.
 * `bare` is the share of its length without a line.
 */
export function leg(
  name: string,
  axis: readonly Knot[],
  widths: readonly number[],
  { stripes = "both", bare = 0.3, volume = 0.45 }: {
    stripes?: StripeEntry;
    bare?: number;
    volume?: number;
  } = {},
): Part {
  const round = ribbon(axis, widths);
  const spine = curve(axis);
  // A ribbon is: its left side, the end cap, its right side back, the start cap.
  const side = spine.length;
  const from = Math.round(side * bare);
  const endCap = round.length - 2 * side;
  const outline = blunt(round, spine, side, round.length - side - startCapLength(endCap));
  const contour = outline.slice(from, outline.length - Math.max(0, startCapLength(endCap)) - from);
  return {
    name,
    kind: "leg",
    outline,
    contour,
    axis: spine,
    widths: [...widths],
    stripes,
    volume,
  };
}

/** A paw seen from the front: a soft cushion with toes. `size` is its half width. */
export function paw(
  name: string,
  at: Point,
  size: number,
  { turn = 0, pads = false, flat = 0.66 }: { turn?: number; pads?: boolean; flat?: number } = {},
): Part {
  const outline = pads
    ? ellipse(at, size * 0.95, size, turn)
    : cushion(at, size, size * flat, turn);
  return {
    name,
    kind: "paw",
    outline,
    axis: [[at[0], at[1] - size * flat], [at[0], at[1] + size * flat]],
    widths: [size, size],
    stripes: "none",
    toes: { at, size, turn, pads },
    volume: 0.5,
  };
}

/** How far each coat swells a tail beyond its bone: 1 as far as the pose allows. */
const BUSHINESS: Record<CoatLength, number> = {
  hairless: 0,
  short: 0,
  curly: 0,
  medium: 0.5,
  fluffy: 1,
};

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

/** The tail of a body, as its coat, its mood and its own stream carry it. */
export function tailOf(body: Body, { ways, bushy, low, thickness, swell = 1.62 }: TailWays): Part {
  const { coat, degrees } = body.spec;
  const bushiness = body.tail.isBushy
    ? 1.35
    : BUSHINESS[coat.length] * (degrees?.["coat.length"] ?? 1);
  const fluff = 1 + (swell - 1) * bushiness;
  const picked = body.random.pick(fluff > 1.3 ? ways.slice(0, bushy) : ways);
  const axis = body.tail.isLow && low ? low : picked;
  const own = body.tail.isCrooked ? kinked(axis) : axis;
  return tail(body.tail.isBob ? bobbed(own) : own, thickness * body.tail.width, fluff);
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
  return [...axis.slice(0, at), [x, y, "corner"], bent(26, 44), bent(56, 6), bent(104, 30)];
}

/** The share of a tail without a line: it grows out of the trunk. */
const TAIL_BARE = 0.1;

/** A tail along its axis, from the root. */
function tail(axis: readonly Knot[], thickness: number, fluff: number): Part {
  const swell = fluff > 1 ? [0.8, 1.06, 1.22, 1, 0.3] : [1.2, 1, 0.9, 0.78, 0.52];
  const widths = swell.map((share) => share * thickness * fluff);
  const spine = curve(axis);
  const outline = withoutLoops(ribbon(axis, widths));
  const bare = Math.round(spine.length * TAIL_BARE);
  const cap = Math.max(0, Math.floor((outline.length - 2 * spine.length) / 2));
  return {
    name: "tail",
    kind: "tail",
    outline,
    contour: outline.slice(bare, outline.length - cap - bare),
    axis: spine,
    widths,
    stripes: "rings",
    volume: 0.5,
  };
}

/** An ellipse with a flattened sole. */
function cushion([x, y]: Point, rx: number, ry: number, turn: number): Point[] {
  const cos = Math.cos(turn), sin = Math.sin(turn);
  return ellipse([0, 0], rx, ry).map(([px, py]) => {
    const flat = py > 0 ? py * (0.82 + 0.12 * (1 - Math.abs(px) / rx)) : py * 1.06;
    return [x + px * cos - flat * sin, y + px * sin + flat * cos];
  });
}

/** The outline with its end cap, from index `from` to `to`, pressed flat: the paw covers it. */
function blunt(outline: Point[], spine: readonly Point[], from: number, to: number): Point[] {
  const [x, y] = spine.at(-1)!, [bx, by] = spine.at(-2)!;
  const length = Math.hypot(x - bx, y - by) || 1;
  const ux = (x - bx) / length, uy = (y - by) / length;
  return outline.map((point, i) => {
    if (i < from || i >= to) return point;
    const beyond = ((point[0] - x) * ux + (point[1] - y) * uy) * (1 - BLUNT);
    return [point[0] - ux * beyond, point[1] - uy * beyond];
  });
}

/** Both caps of a ribbon share what its two sides leave; they are of like length. */
function startCapLength(caps: number): number {
  return Math.floor(caps / 2);
}
