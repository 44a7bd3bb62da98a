/**
 * On four legs, seen from the side, the face to the viewer: standing, and walking with one paw up.
 *
 * @module
 */
import { ellipse, type Knot, smooth } from "../../geometry/shapes.ts";
import type { Point } from "../../scene.ts";
import { type Body, type Figure, type Part, throat } from "../figure.ts";
import { leg, paw, tail } from "../limbs.ts";
import { tilted } from "./sitting.ts";

/** Axis of a leg, from hip to ankle, and where its paw stands. */
interface Stride {
  axis: Knot[];
  paw: Knot;
}

/** The four legs of a way to stand. */
interface Gait {
  nearFore: Stride;
  farFore: Stride;
  nearHind: Stride;
  farHind: Stride;
  tails: Knot[][];
}

const STILL: Gait = {
  nearFore: { axis: [[60, -128], [60, -70], [58, -18]], paw: [64, -14] },
  farFore: { axis: [[84, -124], [92, -70], [94, -20]], paw: [100, -17] },
  nearHind: { axis: [[-92, -104], [-114, -60], [-98, -18]], paw: [-90, -14] },
  farHind: { axis: [[-66, -104], [-72, -60], [-60, -20]], paw: [-52, -17] },
  tails: [
    [[-122, -142], [-166, -166], [-184, -226], [-160, -282], [-178, -318]],
    [[-122, -142], [-172, -150], [-204, -196], [-198, -256], [-160, -272], [-146, -244]],
    [[-122, -138], [-176, -140], [-222, -118], [-252, -140], [-262, -180]],
  ],
};

const STRIDE: Gait = {
  nearFore: { axis: [[62, -128], [92, -92], [122, -62]], paw: [132, -50] },
  farFore: { axis: [[80, -122], [70, -70], [56, -20]], paw: [62, -16] },
  nearHind: { axis: [[-92, -104], [-128, -64], [-138, -20]], paw: [-130, -14] },
  farHind: { axis: [[-66, -104], [-50, -64], [-54, -20]], paw: [-46, -17] },
  tails: [
    [[-122, -142], [-170, -160], [-196, -210], [-176, -260], [-196, -306], [-232, -304]],
    [[-122, -142], [-172, -158], [-206, -204], [-196, -262], [-212, -300]],
  ],
};

/** Still on four legs. */
export function standing(body: Body): Figure {
  return onFour(body, STILL);
}

/** In mid-stride, one forepaw up. */
export function walking(body: Body): Figure {
  return onFour(body, STRIDE);
}

function onFour(body: Body, gait: Gait): Figure {
  const { girth, random } = body;
  const fluff = body.spec.coat.length === "fluffy" ? 1.5 : 1;
  const head = {
    at: [92, -214 - 20 * body.head] as Point,
    ...tilted(body),
    yaw: random.between(0.15, 0.6),
  };
  return {
    view: "side",
    back: [
      tail(random.pick(fluff > 1 ? gait.tails.slice(0, 1) : gait.tails), 21 * body.tail, fluff),
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
function sideTorso(girth: number): Part {
  const belly = (y: number) => -126 + (y + 126) * girth;
  return {
    name: "torso",
    kind: "torso",
    outline: smooth([
      [-132, belly(-150)],
      [-72, belly(-176)],
      [0, belly(-170)],
      [52, -190],
      [96, -206],
      [122, -166],
      [112, -112],
      [64, belly(-74)],
      [-20, belly(-68)],
      [-92, belly(-72)],
      [-142, -104],
    ]),
    axis: [[-136, -124], [-40, -122], [60, -130], [110, -150]],
    widths: [44, 54 * girth, 58 * girth, 50],
    stripes: "left",
    volume: 0.7,
  };
}

function hip(girth: number): Part {
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
function limb(
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
function cloakOver(girth: number) {
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
