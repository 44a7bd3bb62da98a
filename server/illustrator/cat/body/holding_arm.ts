/**
 * The arm of a paw that closes around a thing: the elbow stands out beside it, the forearm comes in to its edge.
 *
 * @module
 */
import { withoutLoops } from "../../geometry/outline.ts";
import type { Point } from "../../scene.ts";
import type { Part } from "./figure.ts";
import { leg, paw } from "./limbs.ts";

/** From a paw that closes around a thing to its elbow, in units: outwards, less where the paw is far out, and down,
 * more where the paw is at the height of the shoulder. */
const AROUND = { out: 54, leastOut: 34, outmost: 124, down: 18, below: 78 };

/** How far the toes of such a paw turn inwards, in radians. */
const INWARDS = 0.32;

/** The share of a paw's half width beyond which it has no edge towards its forearm. */
const OPEN = 0.3;

/** A bent foreleg folds its outline at the elbow into loops of at most so many points. */
const IN_ELBOW = 28;

/** Foreleg and forepaw of these names from a shoulder to the edge of a thing; `out` is 1 for the right side, -1 for
 * the left. */
export function holdingArm(
  name: { foreleg: string; forepaw: string },
  shoulder: Point,
  at: Point,
  { out, neck, girth }: { out: number; neck: Point; girth: number },
): { foreleg: Part; forepaw: Part } {
  const elbow = elbowBeside(at, { out, aside: at[0] - neck[0], below: at[1] - shoulder[1] });
  const bend = rounded(shoulder, elbow, at);
  const foreleg = leg(name.foreleg, [shoulder, ...bend, at], [30 * girth, 26, 21], { bare: 0.24 });
  const forepaw = paw(name.forepaw, at, 28, { flat: 0.84, turn: out * INWARDS });
  return { foreleg: unfolded(foreleg), forepaw: openTowards(forepaw, bend.at(-1)!) };
}

/** The elbow of a paw that is so far aside of the neck and below the shoulder. */
function elbowBeside(
  [x, y]: Point,
  { out, aside, below }: { out: number; aside: number; below: number },
): Point {
  const high = Math.max(0, AROUND.below - below);
  const far = Math.min(AROUND.out, AROUND.outmost - aside * out) - high * 0.4;
  return [x + out * Math.max(AROUND.leastOut, far), y + AROUND.down + high * 0.6];
}

/** An elbow as the two ends of its bend. */
function rounded(shoulder: Point, elbow: Point, wrist: Point): Point[] {
  const towards = ([x, y]: Point, share: number): Point => [
    elbow[0] + (x - elbow[0]) * share,
    elbow[1] + (y - elbow[1]) * share,
  ];
  return [towards(shoulder, 0.24), towards(wrist, 0.3)];
}

function unfolded(leg: Part): Part {
  return {
    ...leg,
    outline: withoutLoops(leg.outline, IN_ELBOW),
    contour: withoutLoops(leg.contour!, IN_ELBOW),
  };
}

/** The paw without an edge where its forearm comes in from there. */
function openTowards(paw: Part, [ex, ey]: Point): Part {
  const { at: [x, y], size } = paw.toes!;
  const length = Math.hypot(ex - x, ey - y) || 1;
  const isOpen = ([px, py]: Point) =>
    ((px - x) * (ex - x) + (py - y) * (ey - y)) / length > OPEN * size;
  const from = paw.outline.findIndex((point, i) =>
    !isOpen(point) && isOpen(paw.outline.at(i - 1)!)
  );
  const outline = [...paw.outline.slice(from), ...paw.outline.slice(0, from)];
  return { ...paw, outline, contour: outline.filter((point) => !isOpen(point)) };
}
