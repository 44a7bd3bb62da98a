/**
 * The figure of a cat on its four legs, seen from the side.
 *
 * @module
 */
import { type Body, type Figure, type Part, throat } from "./figure.ts";
import { leg, paw, tailOf } from "./limbs.ts";
import { tilted } from "./sitting_figure.ts";
import { ellipse, type Knot, smooth } from "../geometry/shapes.ts";
import type { Point } from "../scene.ts";

/** Axis of a leg, from hip to ankle, and where its paw stands. */
export interface Stride {
  axis: Knot[];
  paw: Knot;
}

/** The four legs of a way to stand. */
export interface Gait {
  nearFore: Stride;
  farFore: Stride;
  nearHind: Stride;
  farHind: Stride;
  tails: Knot[][];
}

/** Hangs and lifts at the tip. */
export const LOW_TAIL: Knot[] = [[-122, -138], [-162, -118], [-186, -76], [-204, -44], [-240, -40]];

export function onFour(body: Body, gait: Gait): Figure {
  const { girth, random } = body;
  const head = {
    at: [92, -214 - 20 * body.head] as Point,
    ...tilted(body),
    yaw: random.between(0.15, 0.6),
  };
  return {
    view: "side",
    back: [
      tailOf(body, { ways: gait.tails, bushy: 1, low: LOW_TAIL, thickness: 21 }),
      ...limb("far hind", gait.farHind, [38, 26, 22], true),
      ...limb("far fore", gait.farFore, [32, 26, 23], true),
    ],
    torso: [sideTorso(girth)],
    limbs: [
      hip(girth),
      ...limb("near hind", gait.nearHind, [36, 27, 23]),
      ...limb("near fore", gait.nearFore, [36, 28, 24]),
    ],
    front: [],
    head,
    chest: throat(head, { turn: -0.12, scale: 0.72 }),
    neck: throat(head, { turn: 0.06 }),
    shoulders: { at: [-52, -176], turn: -1.35, scale: 0.9 },
    cloak: { over: cloakOver(girth) },
    hand: { at: [128, -88], turn: 0.3, scale: 1, raised: false },
    rest: { left: -150, right: 140, lift: 0 },
    dressed: { torso: "torso", sleeves: ["near foreleg", "far foreleg"] },
  };
}

/** A torso in profile, chest to the right. */
export function sideTorso(girth: number): Part {
  const belly = (y: number) => -126 + (y + 126) * girth;
  return {
    name: "torso",
    kind: "torso",
    outline: smooth([
      [-134, belly(-146)],
      [-94, belly(-176)],
      [-24, belly(-170)],
      [46, -186],
      [96, -206],
      [124, -166],
      [116, -108],
      [76, belly(-68)],
      [6, belly(-70)],
      [-54, belly(-86)],
      [-104, belly(-76)],
      [-144, -106],
    ]),
    axis: [[-136, -124], [-40, -122], [60, -130], [110, -150]],
    widths: [44, 54 * girth, 58 * girth, 50],
    stripes: "left",
    volume: 0.7,
  };
}

export function hip(girth: number): Part {
  const outline = ellipse([-85, -106], 44 * girth, 47, 0.3);
  return {
    name: "near thigh",
    kind: "thigh",
    outline,
    contour: outline.slice(2, Math.round(outline.length * 0.3)),
    axis: [[-96, -156], [-92, -60]],
    widths: [44, 44],
    stripes: "right",
    volume: 0.1,
  };
}

/** A leg with its paw. */
export function limb(
  name: string,
  { axis, paw: [x, y] }: Stride,
  widths: number[],
  far = false,
): Part[] {
  const side = name.endsWith("fore") ? `${name}leg` : `${name} leg`;
  return [
    { ...leg(side, axis, widths, { bare: 0.4 }), far },
    { ...paw(`${name} paw`, [x, y], 31, { flat: 0.56 }), far },
  ];
}

/** A cloak laid over the back, its hem falling behind the shoulder. */
export function cloakOver(girth: number) {
  return smooth([
    [104, -214],
    [52, -200],
    [-10, -184 - 10 * (girth - 1)],
    [-82, -186],
    [-150, -166],
    [-186, -120, "corner"],
    [-150, -104],
    [-112, -112],
    [-70, -92],
    [-30, -100],
    [10, -88, "corner"],
    [44, -130],
    [84, -158],
    [112, -176],
  ]);
}
