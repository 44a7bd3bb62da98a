/** @module Legs and paws: strokes of changing width that every pose shares. */
import { curve, ellipse, type Knot, ribbon } from "../../geometry/shapes.ts";
import type { Point } from "../../scene.ts";
import type { Part, StripeEntry } from "./figure.ts";

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

/** A cushion has this many points, is fuller than an ellipse by this power, and its sole is this flat. */
const POINTS = 48, FULL = 0.82, SOLE = 0.86;

/** Between toes the sole goes up by this share of the paw's height: where, and how wide, in half widths. */
const BETWEEN_TOES = { up: 0.36, at: 0.33, wide: 0.1 };

/** A wrist is this much narrower than the toes below it. */
const WRIST = 0.26;

/** A full, rounded paw on a flat sole, narrow at its wrist and notched between its toes. */
function cushion([x, y]: Point, rx: number, ry: number, turn: number): Point[] {
  const cos = Math.cos(turn), sin = Math.sin(turn);
  return Array.from({ length: POINTS }, (_, i): Point => {
    const angle = (i / POINTS) * 2 * Math.PI;
    const across = fuller(Math.cos(angle)), down = fuller(Math.sin(angle));
    const notch = Math.exp(-(((Math.abs(across) - BETWEEN_TOES.at) / BETWEEN_TOES.wide) ** 2));
    const px = across * rx * (1 - WRIST * Math.max(0, 0.25 - down) / 1.25);
    const py = down > 0 ? ry * (down * SOLE - notch * BETWEEN_TOES.up * down ** 2) : down * ry;
    return [x + px * cos - py * sin, y + px * sin + py * cos];
  });
}

function fuller(share: number): number {
  return Math.sign(share) * Math.abs(share) ** FULL;
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
