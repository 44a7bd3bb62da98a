/**
 * Close to the ground and wide awake: lying like a sphinx, stretching, crouching to pounce, and on the
 * back with all paws in the air.
 *
 * @module
 */
import { ellipse, smooth } from "../../geometry/shapes.ts";
import type { Point } from "../../scene.ts";
import { type Body, type Figure, type Part, throat } from "../figure.ts";
import { leg, paw, tailOf } from "../limbs.ts";
import { tilted } from "./sitting.ts";

/** Lying with the head up, forelegs stretched out before it. */
export function lying(body: Body): Figure {
  const { girth, random } = body;
  const x = (value: number) => value * (0.5 + 0.5 * girth);
  const head = {
    at: [82, -192 - 20 * body.head] as Point,
    ...tilted(body),
    yaw: random.between(0, 0.5),
  };
  return {
    view: "side",
    back: [
      tailOf(body, {
        ways: [
          [[x(-160), -34], [-214, -16], [-260, -28], [-276, -70], [-252, -96]],
          [[x(-160), -34], [-212, -22], [-248, -50], [-238, -96], [-262, -130]],
        ],
        low: [[x(-160), -30], [-214, -14], [-262, -14], [-300, -26]],
        thickness: 19,
        swell: 1.4,
      }),
      {
        ...leg("far foreleg", [[104, -66], [150, -34], [190, -22]], [32, 26, 22], { bare: 0.4 }),
        far: true,
      },
      { ...paw("far forepaw", [208, -18], 30, { flat: 0.52 }), far: true },
    ],
    torso: [{
      name: "torso",
      kind: "torso",
      outline: smooth([
        [104, -190],
        [44, -170],
        [x(-40), -142],
        [x(-124), -112],
        [x(-168), -54],
        [x(-150), -8],
        [-60, 0],
        [80, 0],
        [128, -22],
        [138, -90],
        [132, -160],
      ]),
      axis: [[x(-166), -60], [-60, -74], [40, -90], [116, -140]],
      widths: [48, 66 * girth, 76 * girth, 52],
      stripes: "left",
      volume: 0.7,
    }],
    limbs: [
      resting(x(-92), -50, 62, 50),
      paw("near hind paw", [x(-44), -13], 38, { flat: 0.5 }),
      leg("near foreleg", [[82, -60], [120, -24], [150, -16]], [36, 27, 24], { bare: 0.46 }),
      paw("near forepaw", [172, -14], 33, { flat: 0.54 }),
    ],
    front: [],
    head,
    chest: throat(head, { turn: -0.1, scale: 0.84 }),
    neck: throat(head),
    shoulders: { at: [-40, -146], turn: -1.15, scale: 0.9 },
    cloak: {
      over: smooth([
        [112, -196],
        [40, -186],
        [x(-50), -158],
        [x(-136), -124],
        [x(-184), -58],
        [x(-170), -12, "corner"],
        [-110, -26],
        [-56, -14],
        [0, -34, "corner"],
        [40, -104],
        [84, -140],
      ]),
    },
    hand: { at: [200, -40], turn: 0.4, scale: 0.9, raised: false },
    rest: { left: x(-160), right: 200, lift: 0 },
    dressed: { torso: "torso", sleeves: ["near foreleg", "far foreleg"] },
  };
}

/** Chest down, rump up: the long stretch after a nap. */
export function stretching(body: Body): Figure {
  const { girth } = body;
  const belly = (y: number) => y * (0.6 + 0.4 * girth);
  const head = {
    at: [92, -128 - 10 * body.head] as Point,
    ...tilted(body),
    yaw: 0.35,
  };
  return {
    view: "side",
    back: [
      tailOf(body, {
        ways: [
          [[-138, -196], [-170, -250], [-150, -306], [-176, -340]],
          [[-138, -196], [-178, -236], [-184, -296], [-148, -316], [-132, -288]],
        ],
        bushy: 1,
        thickness: 20,
      }),
      { ...leg("far hind leg", [[-92, -130], [-76, -70], [-78, -20]], [38, 27, 22]), far: true },
      { ...paw("far hind paw", [-70, -17], 30, { flat: 0.56 }), far: true },
      {
        ...leg("far foreleg", [[86, -70], [150, -36], [206, -26]], [32, 26, 22], { bare: 0.4 }),
        far: true,
      },
      { ...paw("far forepaw", [224, -20], 31, { flat: 0.52 }), far: true },
    ],
    torso: [{
      name: "torso",
      kind: "torso",
      outline: smooth([
        [-152, -150],
        [-136, -206],
        [-84, -222],
        [-20, -186],
        [50, -138],
        [112, -112],
        [122, -56],
        [78, -26],
        [24, belly(-44)],
        [-46, belly(-92)],
        [-110, belly(-104)],
        [-148, -112],
      ]),
      axis: [[-140, -160], [-60, -156], [20, -104], [104, -74]],
      widths: [46, 56 * girth, 52 * girth, 46],
      stripes: "left",
      volume: 0.7,
    }],
    limbs: [
      melting(ellipse([-104, -146], 48 * girth, 56, 0.2), [-112, -200], [-108, -90]),
      leg("near hind leg", [[-112, -136], [-134, -76], [-118, -18]], [38, 28, 23]),
      paw("near hind paw", [-110, -14], 32, { flat: 0.56 }),
      leg("near foreleg", [[62, -64], [118, -24], [166, -16]], [36, 28, 24], { bare: 0.42 }),
      paw("near forepaw", [186, -14], 34, { flat: 0.54 }),
    ],
    front: [],
    head,
    chest: throat(head, { turn: -0.5, scale: 0.5 }),
    neck: { at: [58, -96], turn: 0.7, scale: 0.9 },
    shoulders: { at: [-16, -182], turn: -0.75, scale: 0.9 },
    cloak: {
      over: smooth([
        [96, -134],
        [20, -174],
        [-50, -220],
        [-110, -236],
        [-168, -222],
        [-196, -168, "corner"],
        [-150, -160],
        [-116, -120],
        [-70, -128, "corner"],
        [-10, -92],
        [50, -74],
      ]),
    },
    hand: { at: [214, -40], turn: 0.5, scale: 0.9, raised: false },
    rest: { left: -150, right: 214, lift: 0 },
    dressed: { torso: "torso", sleeves: ["near foreleg", "far foreleg"] },
  };
}

/** Flat to the ground, ready to pounce. */
export function crouching(body: Body): Figure {
  const { girth } = body;
  const back = (y: number) => y * (0.72 + 0.28 * girth);
  const head = {
    // Above its paws, however large.
    at: [104, -28 - 98 * body.head] as Point,
    ...tilted(body),
    yaw: 0.4,
  };
  return {
    view: "side",
    back: [
      tailOf(body, {
        ways: [
          [[-148, -74], [-206, -62], [-252, -88], [-290, -74], [-312, -104]],
          [[-148, -74], [-200, -50], [-250, -50], [-286, -84], [-270, -120]],
        ],
        low: [[-146, -60], [-206, -24], [-262, -18], [-300, -34]],
        thickness: 18,
        swell: 1.4,
      }),
      { ...paw("far forepaw", [168, -17], 30, { flat: 0.54 }), far: true },
    ],
    torso: [{
      name: "torso",
      kind: "torso",
      outline: smooth([
        [-160, -66],
        [-142, back(-126)],
        [-92, back(-150)],
        [-24, back(-126)],
        [40, -122],
        [104, -116],
        [132, -64],
        [118, -18],
        [40, -8],
        [-70, -6],
        [-140, -16],
      ]),
      axis: [[-156, -70], [-70, -82], [20, -72], [120, -62]],
      widths: [44, 62 * girth, 54 * girth, 44],
      stripes: "left",
      volume: 0.7,
    }],
    limbs: [
      resting(-86, -58, 60, 58),
      paw("near hind paw", [-36, -13], 38, { flat: 0.5 }),
      leg("near foreleg", [[62, -84], [36, -44], [62, -18]], [32, 27, 23], { bare: 0.36 }),
      paw("near forepaw", [80, -14], 33, { flat: 0.54 }),
    ],
    front: [],
    head,
    chest: throat(head, { scale: 0.38 }),
    neck: { at: [44, -82], turn: 0.9, scale: 0.85 },
    shoulders: { at: [-40, -134], turn: -1.3, scale: 0.85 },
    cloak: {
      over: smooth([
        [90, -136],
        [20, -142],
        [-60, -152],
        [-126, -148],
        [-178, -104],
        [-190, -44, "corner"],
        [-140, -54],
        [-96, -34],
        [-40, -52, "corner"],
        [10, -60],
        [60, -92],
      ]),
    },
    hand: { at: [150, -40], turn: 0.4, scale: 0.9, raised: false },
    rest: { left: -160, right: 168, lift: 0 },
    dressed: { torso: "torso", sleeves: ["near foreleg"] },
  };
}

/** On its back, all paws in the air. */
export function bellyUp(body: Body): Figure {
  const { girth } = body;
  const belly = (y: number) => y * (0.6 + 0.4 * girth);
  const head = {
    at: [122, -122 - 10 * body.head] as Point,
    turn: 0.5,
    scale: body.head,
    yaw: -0.2,
  };
  return {
    view: "side",
    back: [
      tailOf(body, {
        ways: [
          [[-146, -26], [-204, -14], [-250, -34], [-258, -84], [-226, -104]],
          [[-146, -26], [-210, -20], [-254, -56], [-290, -48]],
        ],
        low: [[-146, -24], [-206, -14], [-252, -16], [-296, -28]],
        thickness: 19,
        swell: 1.4,
      }),
      {
        ...leg("far hind leg", [[-70, -76], [-56, -128], [-66, -166]], [38, 28, 23], { bare: 0.4 }),
        far: true,
      },
      { ...paw("far hind paw", [-66, -182], 28, { flat: 0.8 }), far: true },
      {
        ...leg("far foreleg", [[52, -84], [26, -132], [34, -168]], [32, 26, 22], { bare: 0.4 }),
        far: true,
      },
      { ...paw("far forepaw", [36, -184], 27, { flat: 0.8 }), far: true },
    ],
    torso: [{
      name: "torso",
      kind: "torso",
      outline: smooth([
        [-160, -44],
        [-142, belly(-98)],
        [-80, belly(-124)],
        [0, belly(-126)],
        [76, belly(-116)],
        [128, -74],
        [126, -16],
        [40, 2],
        [-80, 2],
        [-146, -8],
      ]),
      axis: [[-158, -40], [-60, -60], [30, -62], [124, -46]],
      widths: [42, 60 * girth, 60 * girth, 44],
      stripes: "right",
      volume: 0.75,
    }],
    limbs: [
      leg("near hind leg", [[-104, -72], [-124, -126], [-108, -162]], [44, 31, 25], { bare: 0.4 }),
      paw("near hind paw", [-106, -182], 32, { pads: true }),
      leg("near foreleg", [[26, -76], [-4, -122], [-14, -150]], [36, 29, 24], { bare: 0.4 }),
      paw("near forepaw", [-18, -170], 31, { pads: true }),
    ],
    front: [],
    head,
    chest: { at: [70, -92], turn: 0.9, scale: 0.5 },
    neck: { at: [62, -76], turn: 1.1, scale: 0.85 },
    shoulders: { at: [-20, -20], turn: -1.5, scale: 0.8 },
    cloak: {
      behind: smooth([
        [110, -30],
        [40, -20],
        [-60, -14],
        [-150, -22],
        [-196, -2, "corner"],
        [-110, 10],
        [0, 14],
        [100, 10],
        [166, 2, "corner"],
      ]),
    },
    hand: { at: [-20, -184], turn: 0, scale: 1, raised: true },
    rest: { left: -160, right: 170, lift: 0 },
    dressed: { torso: "torso", sleeves: ["near foreleg", "far foreleg"] },
  };
}

/** A folded hind leg: round, its back edge drawn. */
function resting(x: number, y: number, rx: number, ry: number): Part {
  const outline = ellipse([x, y], rx, ry, -0.2);
  return {
    name: "near thigh",
    kind: "thigh",
    outline,
    contour: outline.slice(Math.round(outline.length * 0.62), outline.length - 1),
    axis: [[x - 8, y - ry], [x, y + ry]],
    widths: [rx * 0.8, rx],
    stripes: "right",
    volume: 0.35,
  };
}

function melting(outline: Point[], from: Point, to: Point): Part {
  return {
    name: "near thigh",
    kind: "thigh",
    outline,
    contour: outline.slice(2, Math.round(outline.length * 0.3)),
    axis: [from, to],
    widths: [44, 44],
    stripes: "right",
    volume: 0.1,
  };
}
