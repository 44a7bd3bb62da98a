/**
 * Forelegs that reach for something: from the shoulder to where a paw is wanted.
 *
 * @module
 */
import { bounds, heightOf, widthOf } from "../geometry/measure.ts";
import { withoutLoops } from "../geometry/outline.ts";
import type { Point } from "../scene.ts";
import type { Figure, Part } from "./figure.ts";
import { leg, paw } from "./limbs.ts";
import { onOneForeleg, withFeetForward } from "./seated_weight.ts";

/** Where paws are wanted, in the cat's own units; a paw that is not named stays where its pose has it. */
export interface Reach {
  /** The foreleg nearer to the viewer, or on the right of a cat seen from the front. */
  near?: Point;
  /** The other foreleg. */
  far?: Point;
  /** Which way up the paws are: lying on something, or shown to the viewer. */
  turn?: number;
  /** Both paws close around a thing, from its edges: the elbows stand out beside it. */
  around?: true;
}

/** From a paw that closes around a thing to its elbow, in units: outwards, less where the paw is far out, and down,
 * more where the paw is at the height of the shoulder. */
const AROUND = { out: 54, leastOut: 34, outmost: 124, down: 18, below: 78 };

/** How far the toes of such a paw turn inwards, in radians. */
const INWARDS = 0.32;

/** How far an elbow is bent away from the straight line, as a share of the leg, and beside a shoulder it is below, in
 * units: elbows of paws before the chest stand out beside the trunk. */
const BEND = 0.2, ELBOW = 30;

const FAR = "left|far", NEAR = "right|near";

/** An upright trunk is at least so high against its width; a stout one only with the neck above its middle. */
const TALL = 0.72, STOUT = 0.65;

/** How far aside a neck lies at most above the middle of a trunk, as a share of its width. */
const ABOVE = 0.34;

/** Whether the forelegs are free to hold something: the cat sits or stands on its hind legs. */
export function isUpright({ torso, bust, dressed, neck }: Figure): boolean {
  const body = torso.find(({ name }) => name === dressed.torso);
  if (!body || bust) return false;
  const box = bounds(body.outline), width = widthOf(box);
  const aside = Math.abs(neck.at[0] - (box.left + box.right) / 2);
  return heightOf(box) > (aside < ABOVE * width ? STOUT : TALL) * width;
}

/** The figure with its paws there: legs below the head, paws before everything. */
export function reaching(figure: Figure, reach: Reach, girth: number): Figure {
  const { near, far, turn = 0, around } = reach;
  // Of a chest seen half from the side the near shoulder is on the left.
  const [right, left] = around && figure.view === "side" ? [FAR, NEAR] : [NEAR, FAR];
  const reached = [{ at: far, side: left, out: -1 }, { at: near, side: right, out: 1 }].reduce<
    Figure
  >(
    (reached, { at, side, out }) =>
      at ? withPaw(reached, at, { side, turn, girth, ...(around && { out }) }) : reached,
    figure,
  );
  return near && far
    ? withFeetForward(reached, girth)
    : near || far
    ? onOneForeleg(reached, near ? "right" : "left")
    : reached;
}

/** The share of a paw's half width beyond which it has no edge towards its forearm. */
const OPEN = 0.3;

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

/** A bent foreleg folds its outline at the elbow into loops of at most so many points. */
const IN_ELBOW = 28;

function unfolded(leg: Part): Part {
  return {
    ...leg,
    outline: withoutLoops(leg.outline, IN_ELBOW),
    contour: withoutLoops(leg.contour!, IN_ELBOW),
  };
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

function withPaw(
  figure: Figure,
  at: Point,
  { side, turn, girth, out }: { side: string; turn: number; girth: number; out?: number },
): Figure {
  const isLeg = ({ name }: Part) => new RegExp(`^(?:${side}) foreleg$`).test(name);
  const isPaw = ({ name }: Part) => new RegExp(`^(?:${side}) forepaw$`).test(name);
  const parts = [...figure.back, ...figure.limbs, ...figure.front];
  const old = parts.find(isLeg);
  if (!old) return figure;
  const without = (list: readonly Part[]) => list.filter((part) => !isLeg(part) && !isPaw(part));
  const shoulder = old.axis[0]!;
  const [dx, dy] = [at[0] - shoulder[0], at[1] - shoulder[1]];
  const outwards = Math.sign(shoulder[0] - figure.neck.at[0]) || (side === NEAR ? 1 : -1);
  const inwards = dy > ELBOW ? Math.max(0, 1 - Math.abs(dx) / ELBOW) : 0;
  const bend: Point[] = out
    ? rounded(shoulder, elbowBeside(at, { out, aside: at[0] - figure.neck.at[0], below: dy }), at)
    : [[
      shoulder[0] + dx * 0.5 + outwards * (Math.abs(dy) * BEND + ELBOW * girth * inwards),
      shoulder[1] + dy * (0.5 + 0.12 * inwards) + Math.abs(dx) * BEND,
    ]];
  const bent = leg(old.name, [shoulder, ...bend, at], [30 * girth, 26, 21], { bare: 0.24 });
  const reached = out ? unfolded(bent) : bent;
  const name = old.name.replace("foreleg", "forepaw");
  const free = paw(name, at, 28, { flat: 0.84, turn: out ? out * INWARDS : turn });
  return {
    ...figure,
    back: without(figure.back),
    limbs: [...without(figure.limbs), { ...reached, ...(old.far && { far: true }) }],
    front: [...without(figure.front), out ? openTowards(free, bend.at(-1)!) : free],
    hand: side === NEAR ? { at, turn, scale: 1, raised: true } : figure.hand,
  };
}
