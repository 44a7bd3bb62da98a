/**
 * @module The arm of a cat that sits or stands up: a thick upper arm from the shoulder, an elbow that
 * shows, a forearm that narrows to the wrist, and a paw that grows out of it.
 */
import { withoutLoops } from "../../geometry/outline.ts";
import type { Point } from "../../scene.ts";
import type { Part } from "./figure.ts";
import { type Joint, jointedLimb } from "./jointed_limb.ts";

/** Where an arm begins, bends and ends. */
export interface Bend {
  shoulder: Point;
  elbow: Point;
  wrist: Point;
}

/** Half widths from the shoulder (0) over the elbow (round about 1) to the wrist (2), towards the elbow's point and into its bend; the
 * upper arm is as thick as the body. */
const WIDTHS = [
  { at: 0, outer: 31, inner: 31, ofBody: true },
  { at: 0.5, outer: 28, inner: 25, ofBody: true },
  { at: 0.86, outer: 24, inner: 19, ofBody: false },
  { at: 1.14, outer: 23, inner: 18, ofBody: false },
  { at: 1.5, outer: 21, inner: 18, ofBody: false },
  { at: 2, outer: 16, inner: 16, ofBody: false },
] as const;

/** The share of each side without a line, less where the arm leaves the trunk before. */
const BARE = { front: 0.3, back: 0.3 };

/** A bent arm folds its outline at the elbow into loops of at most so many points. */
const IN_ELBOW = 28;

/** The share of a paw's half width beyond which it has no edge towards its forearm. */
const OPEN = 0.3;

/** The arm of that name before a trunk. */
export function arm(
  name: string,
  { shoulder, elbow, wrist }: Bend,
  girth: number,
  trunk?: readonly Point[],
): Part {
  const limb = jointedLimb(name, jointsOf({ shoulder, elbow, wrist }, girth), {
    bare: BARE,
    ...(trunk && { trunk }),
  });
  return {
    ...limb,
    outline: withoutLoops(limb.outline, IN_ELBOW),
    contour: withoutLoops(limb.contour!, IN_ELBOW),
  };
}

function jointsOf({ shoulder, elbow, wrist }: Bend, girth: number): Joint[] {
  const bends = (elbow[0] - shoulder[0]) * (wrist[1] - elbow[1]) -
    (elbow[1] - shoulder[1]) * (wrist[0] - elbow[0]);
  return WIDTHS.map(({ at, outer, inner, ofBody }): Joint => {
    const [x, y] = at < 1 ? between(shoulder, elbow, at) : between(elbow, wrist, at - 1);
    const thick = ofBody ? girth : 1;
    return bends >= 0 ? [x, y, outer * thick, inner * thick] : [x, y, inner * thick, outer * thick];
  });
}

/** From here on an arm is its forearm, on the way from shoulder (0) over elbow (1) to wrist (2). */
const FOREARM = 0.86;

/** The forearm alone, as it lies over what both arms embrace; its upper end has no line. */
export function forearm(name: string, bend: Bend, girth: number): Part {
  const joints = jointsOf(bend, girth).filter((_, i) => WIDTHS[i]!.at >= FOREARM);
  return jointedLimb(name, joints, { bare: { front: 0.06, back: 0.06 } });
}

/** The paw without an edge where its forearm comes in from there. */
export function openTowards(paw: Part, [ex, ey]: Point): Part {
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

function between([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}
