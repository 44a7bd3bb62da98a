/** @module Parts that sitting figures share. */
import { points } from "../../geometry/coordinates.ts";
import { type Body, type Figure, type Part, throat } from "./figure.ts";
import { frontForeleg } from "./front_foreleg.ts";
import { paw } from "./limbs.ts";
import { tailOf } from "./tail.ts";
import { type Knot, mirrored, smooth } from "../../geometry/shapes.ts";
import type { Point } from "../../scene.ts";

/** Seen from the front. */
export function sittingFront(body: Body): Figure {
  const { random } = body, girth = seatedGirth(body);
  const lean = random.between(-4, 4);
  const half = frontTorso(girth);
  const left = frontForeleg("left", girth), right = frontForeleg("right", girth);
  const torso: Part = {
    name: "torso",
    kind: "torso",
    outline: mirrored(half),
    axis: [[0, -235], [0, -120], [0, 0]],
    widths: [52, 76 * girth, 74 * girth, 82 * girth, 94 * girth],
    stripes: "both",
    volume: 0.7,
  };
  const head = {
    at: [lean, -212 - 78 * body.head] as Point,
    ...tilted(body),
    yaw: random.between(-0.3, 0.5),
  };
  return {
    view: "front",
    back: [sittingTail(body)],
    torso: [torso],
    limbs: [
      ...haunch("right", girth),
      ...haunch("left", girth),
      left.foreleg,
      right.foreleg,
      left.forepaw,
      right.forepaw,
    ],
    front: [],
    head,
    chest: throat(head, { scale: 1.02 }),
    neck: throat(head),
    shoulders: { at: [0, -170], turn: 0, scale: 1 },
    cloak: { behind: mirrored(cloakHalf(girth)) },
    hand: { at: [46 * girth, -96], turn: 0.12, scale: 1, raised: false },
    rest: { left: -124 * girth, right: 134 * girth, lift: 0 },
    dressed: { torso: "torso", sleeves: ["left foreleg", "right foreleg"] },
  };
}

/** How much of its girth a body loses under a head of no size at all: a small head on broad haunches is a pear. */
const UNDER_SMALL_HEAD = 0.27;

/** The girth of a body that sits: in style with its head. */
export function seatedGirth({ girth, head }: Body): number {
  return girth * (1 - UNDER_SMALL_HEAD * Math.max(0, 1 - head));
}

/** A head a little to one side, 3 to 7 degrees. */
export function tilted({ random, head }: Body): { turn: number; scale: number } {
  return { turn: random.between(0.05, 0.12) * (random.chance(0.5) ? 1 : -1), scale: head };
}

/** Right half of a seated torso, from the throat down. */
function frontTorso(girth: number): Knot[] {
  return [
    [0, -250],
    [42, -246],
    [62 * girth, -214],
    [78 * girth, -176],
    [77 * girth, -136],
    [70 * girth, -100],
    [82 * girth, -58],
    [88 * girth, -22],
    [64 * girth, -10],
    [0, -10],
  ];
}

/** Right half of a cloak that hangs from the shoulders to the ground. */
function cloakHalf(girth: number): Knot[] {
  return [
    [0, -240],
    [52, -236],
    [104 * girth, -170],
    [142 * girth, -80],
    [168 * girth, -8, "corner"],
    [120 * girth, 2],
    [60 * girth, -6],
    [0, 2],
  ];
}

/** The right thigh, from where its knee begins in the flank down to the paw and back along the hip, and the share of
 * it that is seen as a line: the hip goes over into the back. */
const THIGH: readonly Knot[] = points(
  "80 -128, 58 -108, 46 -70, 50 -28, 74 -8, 102 -10, 117 -40, 108 -90",
);
const KNEE = 0.82;

/** Thigh and hind paw of one side. */
function haunch(side: "left" | "right", girth: number): Part[] {
  const s = side === "left" ? -1 : 1;
  const x = 80 * girth * s;
  const outline = smooth(THIGH.map(([x, y]): Knot => [x * girth * s, y]));
  const thigh: Part = {
    name: `${side} thigh`,
    kind: "thigh",
    outline,
    contour: outline.slice(0, Math.round(outline.length * KNEE)),
    axis: [[x, -116], [x, 0]],
    widths: [34 * girth, 40 * girth],
    stripes: s > 0 ? "left" : "right",
    volume: 0.4,
  };
  return [thigh, paw(`${side} hind paw`, [88 * girth * s, -16], 33, { flat: 0.5 })];
}

/** One of three ways to carry the tail: a hook, a question mark, or low along the ground. */
function sittingTail(body: Body): Part {
  const { girth } = body;
  const hip = 72 * girth;
  const ways: Knot[][] = [
    [[hip, -26], [hip + 62, -24], [hip + 108, -62], [hip + 108, -118], [hip + 78, -158], [
      hip + 84,
      -196,
    ]],
    [[hip, -30], [hip + 58, -40], [hip + 80, -98], [hip + 66, -158], [hip + 76, -206], [
      hip + 106,
      -236,
    ]],
    [[hip - 10, -20], [hip + 60, -16], [hip + 116, -26], [hip + 142, -66], [hip + 112, -92], [
      hip + 88,
      -70,
    ]],
  ];
  return tailOf(body, {
    ways,
    bushy: 2,
    low: [[hip - 10, -20], [hip + 56, -14], [hip + 112, -14], [hip + 156, -26]],
    thickness: 22,
    swell: 1.55,
  });
}
