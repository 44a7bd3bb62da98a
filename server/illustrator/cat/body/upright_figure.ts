/**
 * The figure of a cat upright on both hind legs like a person.
 *
 * @module
 */
import { type Body, type Figure, type Part, throat } from "./figure.ts";
import { leg, paw } from "./limbs.ts";
import { tilted } from "./sitting_figure.ts";
import { tailOf } from "./tail.ts";
import { type Knot, mirrored } from "../../geometry/shapes.ts";
import type { Point } from "../../scene.ts";

/** How an arm is held: from the shoulder to the wrist, and the paw. Units of the right arm, from the middle. */
export interface Arm {
  axis: readonly Knot[];
  paw: Point;
  turn?: number;
  /** The pads are shown to the viewer. */
  pads?: boolean;
  /** It lies before the head. */
  isRaised?: boolean;
}

/** An arm that hangs down beside the body. */
export const HANGING: Arm = {
  axis: [[54, -208], [86, -176], [94, -128]],
  paw: [96, -110],
  turn: 0.1,
};

/** Both hind legs on the ground; each arm as its pose has it. */
export function upright(body: Body, { left, right }: { left: Arm; right: Arm }): Figure {
  const { girth: g, random } = body;
  const head = {
    at: [0, -288 - 18 * body.head] as Point,
    ...tilted(body),
    yaw: random.between(-0.25, 0.35),
  };
  const hip = 64 * g;
  const hind = (s: -1 | 1, side: string): Part[] => [
    leg(
      `${side} hind leg`,
      [[s * 38 * g, -122], [s * 54 * g, -84], [s * 49 * g, -46], [s * 45 * g, -20]],
      [36 * g, 38 * g, 29, 20, 18],
      { bare: 0.32 },
    ),
    paw(`${side} hind paw`, [s * 50 * g, -14], 35, { flat: 0.5 }),
  ];
  const arms = { left: armParts("left", left, g), right: armParts("right", right, g) };
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
    torso: [{
      name: "torso",
      kind: "torso",
      outline: mirrored([
        [0, -256],
        [42, -250],
        [60 * g, -212],
        [66 * g, -154],
        [78 * g, -104],
        [70 * g, -64],
        [34 * g, -50],
        [0, -50],
      ]),
      axis: [[0, -246], [0, -150], [0, -54]],
      widths: [50, 66 * g, 78 * g],
      stripes: "both",
      volume: 0.75,
    }],
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

/** The shoulder lies this much nearer to the middle than an arm says: under its skin the upper arm goes on. */
const SHOULDER = 0.8;

function armParts(side: "left" | "right", { axis, paw: [px, py], turn = 0, pads }: Arm, g: number) {
  const s = side === "left" ? -1 : 1;
  const bent = axis.map(([x, y], i): Knot => [s * x * g * (i === 0 ? SHOULDER : 1), y]);
  return [
    leg(`${side} foreleg`, bent, [27 * g, 23, 19], { bare: 0.3 }),
    paw(`${side} forepaw`, [s * px * g, py], pads ? 30 : 26, {
      turn: s * turn,
      ...(pads ? { pads } : { flat: 0.84 }),
    }),
  ];
}
