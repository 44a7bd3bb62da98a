/** @module The figure of a cat on its four legs, seen from the side. */
import { knots, points } from "../../geometry/coordinates.ts";
import { type Body, type Figure, type Part, throat } from "./figure.ts";
import { jointedLeg, type Limb } from "./jointed_leg.ts";
import { tilted } from "./sitting_figure.ts";
import { tailOf } from "./tail.ts";
import { type Knot, smooth } from "../../geometry/shapes.ts";
import type { Point } from "../../scene.ts";

/** The four legs of a way to stand. */
export interface Gait {
  nearFore: Limb;
  farFore: Limb;
  nearHind: Limb;
  farHind: Limb;
  tails: Knot[][];
  /** Whether a forepaw may leave it for something that it reaches for. */
  isFree?: true;
}

/** Where a tail leaves the trunk, inside it. */
export const TAIL_ROOT: Knot = [-146, -176];

/** Hangs and lifts at the tip. */
const LOW_TAIL: Knot[] = [TAIL_ROOT, [-188, -152], [-212, -100], [-232, -58], [-268, -46]];

/** How far aside a cat looks that goes somewhere, and one that stands. */
export const ON_ITS_WAY = [0.75, 1] as const, STILL = [0.25, 0.75] as const;

/** The figure in this gait; its head is turned forward within `looks`. */
export function onFour(body: Body, gait: Gait, looks: readonly [number, number] = STILL): Figure {
  const { girth, random } = body;
  const head = {
    at: [114 + 20 * body.head, -232 - 34 * body.head] as Point,
    ...tilted(body),
    yaw: random.between(...looks),
  };
  const torso = sideTorso(girth);
  const limb = (name: Parameters<typeof jointedLeg>[0], way: Limb) =>
    jointedLeg(name, way, torso.outline, gait.isFree ? "forepaw" : "fore paw");
  return {
    view: "side",
    back: [...limb("far hind", gait.farHind), ...limb("far fore", gait.farFore)],
    torso: [torso],
    limbs: [
      tailOf(body, { ways: gait.tails, bushy: 1, low: LOW_TAIL, thickness: 19 }),
      ...limb("near hind", gait.nearHind),
      ...limb("near fore", gait.nearFore),
    ],
    front: [],
    head,
    chest: throat(head, { turn: -0.12, scale: 0.72 }),
    neck: throat(head, { turn: 0.06 }),
    shoulders: { at: [-52, -188], turn: -1.35, scale: 0.9 },
    cloak: { over: cloakOver(girth) },
    hand: { at: [152, -100], turn: 0.3, scale: 1, raised: false },
    rest: { left: -176, right: 140, lift: 0 },
    dressed: { torso: "torso", sleeves: ["near foreleg", "far foreleg"] },
  };
}

/** What is stout hangs below the flank more than it stands on the back, and least at the chest: ribs hold it, and a keel
 * before the elbows would hide a leg. Of what is slim the flank is hollow behind a chest that stays deep. */
const ON_BACK = 0.5, HANGING = 1.15, AT_CHEST = 0.5;

/** A trunk in profile from rump to throat: shoulder and haunch are its highest, the loin its thinnest place. */
export function sideTorso(girth: number): Part {
  const thick = (y: number, hanging = HANGING) =>
    -154 +
    (y + 154) *
      (1 + (girth - 1) * (girth < 1 && hanging > AT_CHEST ? 1 : y < -154 ? ON_BACK : hanging));
  return {
    name: "torso",
    kind: "torso",
    outline: smooth([
      [-160, -150],
      [-151, thick(-188)],
      [-118, thick(-211)],
      [-64, thick(-209)],
      [0, thick(-199)],
      ...points("42 -213, 76 -250, 120 -272, 156 -238, 161 -178, 134 -116"),
      [76, thick(-80, AT_CHEST)],
      [16, thick(-84)],
      [-40, thick(-100)],
      [-96, thick(-110)],
      [-142, -112],
    ]),
    axis: [[-152, -152], [-58, -156], [50, -150], [130, -190]],
    widths: [46, 56 * girth, 64 * girth, 52],
    stripes: "left",
    volume: 0.7,
  };
}

/** How much longer and thinner than on a cat that stands the trunk of one is that runs or leaps, about the middle of its
 * back. */
const AT_SPEED = { long: 1.1, thin: 0.88, middle: -172, belly: -82 };

/** Where a point of a level figure is on one that stretches at full speed; its legs keep their length, a stout trunk
 * its thickness. */
export function stretchedOut(girth: number): (point: Point) => Point {
  const { long, thin, middle, belly } = AT_SPEED;
  const thinner = (1 - thin) * Math.max(0, Math.min(1, 1 - (girth - 1) / 0.2));
  return ([x, y]) => [
    x * long,
    y > middle ? y - (Math.min(y, belly) - middle) * thinner : y,
  ];
}

/** A cloak laid over the back, its hem falling behind the shoulder. */
export function cloakOver(girth: number) {
  return smooth([
    [112, -250],
    [62, -224],
    [-10, -206 - 10 * (girth - 1)],
    ...knots(
      "-96 -216, -172 -194, -212 -140!, -172 -124, -126 -134, -76 -112, -30 -122, 14 -108!, 54 -150, 98 -180, 128 -204",
    ),
  ]);
}
