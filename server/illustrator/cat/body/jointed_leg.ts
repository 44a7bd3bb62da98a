/**
 * @module A leg seen from the side, from its joints: shoulder or hip, elbow or knee, wrist or hock, ankle.
 * Its upper end is part of the trunk; its paw stands on the ground with toes to the front.
 */
import { points } from "../../geometry/coordinates.ts";
import { distance } from "../../geometry/polyline.ts";
import { type Knot, smooth } from "../../geometry/shapes.ts";
import type { Point } from "../../scene.ts";
import type { Part } from "./figure.ts";
import { type Joint, jointedLimb } from "./jointed_limb.ts";

export type { Joint } from "./jointed_limb.ts";

/** A leg of a figure that looks to the right, from the trunk down, and how its paw is turned. */
export interface Limb {
  joints: readonly Joint[];
  /** Where the toes point, in clockwise radians; absent: forwards, on the ground. */
  turn?: number;
}

/** The share of the joints without a line: there the leg is part of the trunk. A haunch shows in the flank, a
 * shoulder hardly. */
const BARE = { hind: { front: 0.04, back: 0.5 }, fore: { front: 0.34, back: 0.36 } };

/** Leg and paw of a figure that looks to the right, over its trunk. */
export function jointedLeg(
  name: "near hind" | "far hind" | "near fore" | "far fore",
  { joints, turn = 0 }: Limb,
  trunk: readonly Point[],
  paws: "fore paw" | "forepaw" = "fore paw",
): Part[] {
  const isFar = name.startsWith("far"), isFore = name.endsWith("fore");
  const leg = jointedLimb(isFore ? `${name}leg` : `${name} leg`, joints, {
    bare: isFore ? BARE.fore : BARE.hind,
    trunk,
    stripes: isFore ? "both" : "right",
  });
  const [x, y] = joints.at(-1)!, [bx, by] = joints.at(-2)!;
  const side = name.replace(/ fore$/, "");
  const paw = sidePaw(
    isFore ? `${side} ${paws}` : `${name} paw`,
    [x, y],
    turn,
    Math.atan2(y - by, x - bx),
  );
  return isFar ? [{ ...leg, far: true }, { ...paw, far: true }] : [leg, paw];
}

/** Half the length of a paw, in units. */
const PAW = 27;

/** A paw from the side in halves of its length, its ankle at the origin, its toes to the right: flat on the ground below the
 * leg, or in line with it. Where the leg comes in, `open`, it has no line. */
const FLAT = {
  shown: points(
    "0.56 -0.5, 1.02 -0.3, 1.36 0.06, 1.34 0.36, 1.02 0.48, 0.2 0.48, -0.42 0.44, -0.66 0.16, -0.62 -0.3",
  ),
  open: [[-0.3, -0.66], [0.22, -0.68]],
  toes: [0.74, -0.04],
} as const;
const STRETCHED = {
  shown: points(
    "0.1 -0.58, 0.7 -0.66, 1.22 -0.48, 1.5 -0.02, 1.4 0.36, 1.0 0.54, 0.5 0.56, 0.06 0.58",
  ),
  open: [[-0.4, 0.4], [-0.56, 0], [-0.4, -0.4]],
  toes: [0.9, -0.06],
} as const;

/** A paw that is turned less than this from its leg is in line with it, in radians. */
const IN_LINE = 1;

function sidePaw(name: string, [x, y]: Point, turn: number, leg: number): Part {
  const apart = Math.abs(Math.atan2(Math.sin(turn - leg), Math.cos(turn - leg)));
  const { shown, open, toes } = apart < IN_LINE ? STRETCHED : FLAT;
  const cos = Math.cos(turn) * PAW, sin = Math.sin(turn) * PAW;
  const at = ([px, py]: Knot): Point => [x + px * cos - py * sin, y + px * sin + py * cos];
  const outline = smooth([...shown, ...open].map(at), 4);
  const last = at(shown.at(-1)!);
  const opens = outline.findIndex((point) => distance(point, last) < 1);
  return {
    name,
    kind: "paw",
    outline,
    contour: outline.slice(0, opens + 1),
    axis: [at([0, -0.5]), at([0.3, 0.4])],
    widths: [PAW * 0.8, PAW],
    stripes: "none",
    toes: { at: at(toes), size: PAW * 0.86, turn },
    volume: 0.5,
  };
}
