/** @module The figure of a cat upright on both hind legs like a person. */
import { arm, openTowards } from "./arm.ts";
import { type Body, type Figure, type Part, throat } from "./figure.ts";
import { leg, paw } from "./limbs.ts";
import { tilted } from "./sitting_figure.ts";
import { tailOf } from "./tail.ts";
import { mirrored } from "../../geometry/shapes.ts";
import type { Point } from "../../scene.ts";

/** How an arm is held: its elbow and the paw. Units of the right arm, from the middle. */
export interface Arm {
  elbow: Point;
  paw: Point;
  turn?: number;
  /** The pads are shown to the viewer. */
  pads?: boolean;
  /** It lies before the head. */
  isRaised?: boolean;
}

/** An arm that hangs down beside the body. */
export const HANGING: Arm = {
  elbow: [88, -162],
  paw: [93, -106],
  turn: 0.1,
};

/** Both hind legs on the ground; each arm as its pose has it. */
export function upright(body: Body, { left, right }: { left: Arm; right: Arm }): Figure {
  const { girth: g, random } = body;
  const head = {
    at: [0, -282 - 28 * body.head] as Point,
    ...tilted(body),
    yaw: random.between(-0.25, 0.35),
  };
  const hip = 64 * g;
  const hind = (s: -1 | 1, side: string): Part[] => [
    leg(
      `${side} hind leg`,
      [[s * 36 * g, -134], [s * 53 * g, -96], [s * 47 * g, -54], [s * 43 * g, -20]],
      [36 * g, 37 * g, 27, 17.5, 16],
      { bare: 0.34 },
    ),
    paw(`${side} hind paw`, [s * 48 * g, -14], 32, { flat: 0.52 }),
  ];
  const torso: Part = {
    name: "torso",
    kind: "torso",
    outline: mirrored([
      [0, -256],
      [44, -252],
      [61 * g, -214],
      [64 * g, -168],
      [74 * g, -122],
      [73 * g, -94],
      [56 * g, -74],
      [26 * g, -66],
      [0, -66],
    ]),
    axis: [[0, -246], [0, -150], [0, -54]],
    widths: [50, 66 * g, 78 * g],
    stripes: "both",
    volume: 0.75,
  };
  const armOf = (side: "left" | "right", held: Arm) => armParts(side, held, g, torso.outline);
  const arms = { left: armOf("left", left), right: armOf("right", right) };
  const raised = (side: "left" | "right", arm: Arm) => arm.isRaised ? arms[side].slice(1) : [];
  const lowered = (side: "left" | "right", arm: Arm) =>
    arm.isRaised ? arms[side].slice(0, 1) : arms[side];
  const [handX, handY] = right.paw;
  return {
    view: "front",
    back: [
      tailOf(body, {
        ways: [
          [[hip - 20, -84], [hip + 46, -72], [hip + 96, -104], [hip + 92, -156], [hip + 118, -186]],
          [[hip - 20, -84], [hip + 50, -60], [hip + 108, -64], [hip + 136, -110]],
        ],
        low: [[hip - 24, -80], [hip + 40, -48], [hip + 86, -18], [hip + 126, -24]],
        thickness: 21,
      }),
    ],
    torso: [torso],
    limbs: [
      ...hind(-1, "left"),
      ...hind(1, "right"),
      ...lowered("left", left),
      ...lowered("right", right),
    ],
    front: [...raised("left", left), ...raised("right", right)],
    head,
    chest: throat(head, { scale: 0.9 }),
    neck: throat(head),
    shoulders: { at: [0, -184], turn: 0, scale: 0.95 },
    cloak: {
      behind: mirrored([
        [0, -252],
        [54, -248],
        [102 * g, -182],
        [136 * g, -110],
        [158 * g, -36, "corner"],
        [110 * g, -42],
        [56 * g, -30],
        [0, -40],
      ]),
    },
    hand: { at: [handX * g, handY], turn: 0.16, scale: 1, raised: right.isRaised ?? false },
    rest: { left: -104 * g, right: 104 * g, lift: 0 },
    dressed: { torso: "torso", sleeves: ["left foreleg", "right foreleg"] },
  };
}

/** From the middle of a paw to its wrist, in units. */
const TO_WRIST = 15;

/** The right shoulder, inside the trunk. */
const SHOULDER: Point = [42, -210];

function armParts(
  side: "left" | "right",
  { elbow, paw: at, turn = 0, pads }: Arm,
  g: number,
  trunk: readonly Point[],
): Part[] {
  const s = side === "left" ? -1 : 1;
  const placed = ([x, y]: Point): Point => [s * x * g, y];
  const [shoulder, bent, held] = [SHOULDER, elbow, at].map(placed) as [Point, Point, Point];
  const wrist = towards(held, bent, TO_WRIST);
  const forepaw = paw(`${side} forepaw`, held, pads ? 29 : 26, {
    turn: s * turn,
    ...(pads ? { pads } : { flat: 0.84 }),
  });
  return [
    arm(`${side} foreleg`, { shoulder, elbow: bent, wrist }, g, trunk),
    openTowards(forepaw, bent),
  ];
}

/** So far from one point towards another. */
function towards([x, y]: Point, [tx, ty]: Point, by: number): Point {
  const share = by / (Math.hypot(tx - x, ty - y) || 1);
  return [x + (tx - x) * share, y + (ty - y) * share];
}
