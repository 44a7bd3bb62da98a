/**
 * On four legs, seen from the side, the face to the viewer: standing, and walking with one paw up.
 *
 * @module
 */
import { ellipse, type Knot, mirrored, smooth } from "../../geometry/shapes.ts";
import type { Point } from "../../scene.ts";
import { type Body, type Figure, type Part, throat } from "../figure.ts";
import { onLegs } from "../leg_length.ts";
import { leg, paw, tailOf } from "../limbs.ts";
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

const SPRINT: Gait = {
  nearFore: { axis: [[66, -128], [126, -96], [178, -58]], paw: [194, -48] },
  farFore: { axis: [[88, -126], [156, -118], [214, -104]], paw: [232, -100] },
  nearHind: { axis: [[-96, -110], [-150, -84], [-196, -50]], paw: [-210, -40] },
  farHind: { axis: [[-72, -104], [-108, -58], [-150, -24]], paw: [-160, -18] },
  tails: [
    [[-122, -142], [-178, -168], [-232, -156], [-284, -184]],
    [[-122, -146], [-172, -186], [-226, -196], [-274, -232]],
  ],
};

/** Hangs and lifts at the tip. */
const LOW_TAIL: Knot[] = [[-122, -138], [-162, -118], [-186, -76], [-204, -44], [-240, -40]];

/** Still on four legs, from the side or towards the viewer. */
export function standing(body: Body): Figure {
  const { view } = body.spec;
  const isFront = view === undefined ? body.random.chance(0.25) : view === "front";
  return onLegs(isFront ? towardsViewer(body) : onFour(body, STILL), body.leg);
}

/** In mid-stride, one forepaw up. */
export function walking(body: Body): Figure {
  return onLegs(onFour(body, STRIDE), body.leg);
}

/** At full speed, all legs stretched. */
export function running(body: Body): Figure {
  const figure = onLegs(onFour(body, SPRINT), body.leg);
  return { ...figure, rest: { ...figure.rest, lift: 8 } };
}

/** Seen from the front: forelegs before, hind legs behind, the tail over the back. */
function towardsViewer(body: Body): Figure {
  const { girth: g, random } = body;
  const head = {
    at: [0, -226 - 16 * body.head] as Point,
    ...tilted(body),
    yaw: random.between(-0.25, 0.35),
  };
  const side = (s: -1 | 1, name: string): Part[] => [
    leg(
      `${name} foreleg`,
      [[s * 42 * g, -130], [s * 43 * g, -76], [s * 44 * g, -18]],
      [34 * g, 28, 26],
      { bare: 0.4 },
    ),
    paw(`${name} forepaw`, [s * 46 * g, -14], 34, { flat: 0.58 }),
  ];
  const behind = (s: -1 | 1, name: string): Part[] => [
    {
      ...leg(`${name} hind leg`, [[s * 70 * g, -110], [s * 80 * g, -60], [s * 76 * g, -22]], [
        36,
        27,
        23,
      ]),
      far: true,
    },
    { ...paw(`${name} hind paw`, [s * 80 * g, -19], 32, { flat: 0.54 }), far: true },
  ];
  return {
    view: "front",
    back: [
      tailOf(body, {
        ways: [
          [[60, -160], [110, -196], [122, -262], [96, -310], [116, -344]],
          [[60, -160], [116, -182], [148, -236], [132, -292], [160, -316]],
        ],
        low: [[84, -110], [126, -84], [140, -44], [170, -30]],
        thickness: 21,
      }),
      ...behind(-1, "left"),
      ...behind(1, "right"),
    ],
    torso: [{
      name: "torso",
      kind: "torso",
      outline: mirrored([
        [0, -206],
        [58, -200],
        [86 * g, -164],
        [98 * g, -118],
        [86 * g, -82],
        [44 * g, -68],
        [0, -66],
      ]),
      axis: [[0, -206], [0, -140], [0, -66]],
      widths: [60, 88 * g, 84 * g],
      stripes: "both",
      volume: 0.75,
    }],
    limbs: [...side(-1, "left"), ...side(1, "right")],
    front: [],
    head,
    chest: throat(head, { scale: 0.8 }),
    neck: throat(head),
    shoulders: { at: [0, -150], turn: 0, scale: 0.9 },
    cloak: {
      behind: mirrored([
        [0, -206],
        [60, -206],
        [108 * g, -160],
        [132 * g, -90],
        [150 * g, -16, "corner"],
        [100 * g, -24],
        [50 * g, -12],
        [0, -20],
      ]),
    },
    hand: { at: [60 * g, -90], turn: 0.12, scale: 1, raised: false },
    rest: { left: -112 * g, right: 112 * g, lift: 0 },
    dressed: { torso: "torso", sleeves: ["left foreleg", "right foreleg"] },
  };
}

function onFour(body: Body, gait: Gait): Figure {
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
