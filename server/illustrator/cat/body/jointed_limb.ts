/**
 * @module A limb from its joints: thick at the shoulder or hip, bent at elbow or knee, thin at the wrist.
 * Its upper end is part of the trunk.
 */
import { contains } from "../../geometry/measure.ts";
import { lengthsAlong } from "../../geometry/polyline.ts";
import { curve, type Knot } from "../../geometry/shapes.ts";
import type { Point } from "../../scene.ts";
import type { Part, StripeEntry } from "./figure.ts";

/** Where a limb bends, and how far its front and its back are from there, in units: the front is on the right of one that
 * hangs down. */
export type Joint = readonly [x: number, y: number, front: number, back: number];

/**
 * Joints from text: `x y front back`, separated by commas.
 *
 * @example
 * joints("88 -164 42 42, 98 -114 36 32"); // [[88, -164, 42, 42], [98, -114, 36, 32]]
 */
export function joints(text: string): Joint[] {
  return text.split(", ").map((joint): Joint => {
    const [x, y, front, back] = joint.split(" ").map(Number);
    return [x!, y!, front!, back!];
  });
}

/** How many widths describe a limb for its clothes. */
const WIDTHS = 5;

/** A leg is thinnest above its paw: of the widths of its last two joints, wrist and ankle, so much is left, or a leg without an ankle
 * would be a sausage in a mitten. */
const WRIST = 0.84;

function slender(joints: readonly Joint[]): Joint[] {
  return joints.map(([x, y, front, back], i): Joint => {
    const share = i >= joints.length - 2 ? WRIST : 1;
    return [x, y, front * share, back * share];
  });
}

/** The limb; `bare` is the share of either side without a line, less where it leaves the trunk before. */
export function jointedLimb(
  name: string,
  joints: readonly Joint[],
  { bare, trunk, stripes = "both" }: {
    bare: { front: number; back: number };
    trunk?: readonly Point[];
    stripes?: StripeEntry;
  },
): Part {
  const slim = slender(joints);
  const front = curve(sideOf(slim, 1)), back = curve(sideOf(slim, -1)).reverse();
  const outline = [...front, ...back, ...crest(back.at(-1)!, front[0]!)];
  const from = seenFrom(front, bare.front, trunk);
  const to = front.length + back.length - seenFrom([...back].reverse(), bare.back, trunk);
  return {
    name,
    kind: "leg",
    outline,
    contour: outline.slice(from, to),
    axis: curve(slim.map(([x, y]): Knot => [x, y])),
    widths: widthsOf(slim),
    stripes,
    volume: 0.45,
  };
}

/** The joints of the limb on the other side of a figure seen from the front. */
export function mirroredJoints(joints: readonly Joint[]): Joint[] {
  return joints.map(([x, y, front, back]) => [-x, y, back, front]);
}

/** How high a shoulder or haunch is above its joint, as a share of its width. */
const CREST = 0.36;

/** The round upper edge of a shoulder or haunch, from its back to its front. */
function crest([bx, by]: Point, [fx, fy]: Point): Point[] {
  const [dx, dy] = [(fx - bx) / 2, (fy - by) / 2];
  return [1, 2, 3, 4, 5].map((i): Point => {
    const angle = (i / 6) * Math.PI, high = 2 * CREST * Math.sin(angle);
    return [
      (bx + fx) / 2 - Math.cos(angle) * dx + dy * high,
      (by + fy) / 2 - Math.cos(angle) * dy - dx * high,
    ];
  });
}

/** The front (1) or the back (-1) of a limb. */
function sideOf(joints: readonly Joint[], side: 1 | -1): Knot[] {
  return joints.map(([x, y, front, back], i): Knot => {
    const [bx, by] = joints[Math.max(0, i - 1)]!,
      [ax, ay] = joints[Math.min(joints.length - 1, i + 1)]!;
    const length = Math.hypot(ax - bx, ay - by) || 1;
    const reach = (side > 0 ? front : -back) / length;
    return [x + (ay - by) * reach, y - (ax - bx) * reach];
  });
}

/** How many points of a side have no line: a share of them, or those before it leaves the trunk. */
function seenFrom(side: readonly Point[], share: number, trunk?: readonly Point[]): number {
  const bare = Math.round(side.length * share);
  const leaves = trunk ? side.findIndex((point) => !contains(trunk, point)) : -1;
  return Math.max(1, leaves < 0 ? bare : Math.min(bare, leaves));
}

function widthsOf(joints: readonly Joint[]): number[] {
  const lengths = lengthsAlong(joints.map(([x, y]): Point => [x, y]));
  const total = lengths.at(-1)!;
  return Array.from({ length: WIDTHS }, (_, i) => {
    const at = (i / (WIDTHS - 1)) * total;
    const next = Math.max(1, lengths.findIndex((length) => length >= at - 1e-6));
    const share = (at - lengths[next - 1]!) / (lengths[next]! - lengths[next - 1]! || 1);
    const half = ([, , front, back]: Joint) => (front + back) / 2;
    return half(joints[next - 1]!) * (1 - share) + half(joints[next]!) * share;
  });
}
