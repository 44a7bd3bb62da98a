/** @module A cat that stands. */
import { type Body, type Figure, type Part, throat } from "../body/figure.ts";
import { type Gait, onFour, TAIL_ROOT } from "../body/four_legs.ts";
import { onLegs } from "../body/leg_length.ts";
import { frontForeleg } from "../body/front_foreleg.ts";
import { leg, paw } from "../body/limbs.ts";
import { joints } from "../body/jointed_limb.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { tilted } from "../body/sitting_figure.ts";
import { tailOf } from "../body/tail.ts";
import { mirrored } from "../../geometry/shapes.ts";
import type { Point } from "../../scene.ts";

const STILL: Gait = {
  nearFore: {
    joints: joints("92 -168 42 42, 74 -118 32 32, 81 -76 19 19, 86 -42 15 15.5, 88 -14 16.5 16.5"),
  },
  farFore: {
    joints: joints(
      "118 -160 34 33, 110 -110 26 26, 119 -74 17 17, 125 -42 14 14.5, 127 -18 15.5 15.5",
    ),
  },
  nearHind: {
    joints: joints(
      "-102 -166 54 46, -94 -126 54 51, -86 -91 36 40, -112 -64 22 22, -131 -45 16.5 15.5, -123 -14 16.5 16",
    ),
  },
  farHind: {
    joints: joints(
      "-78 -150 44 40, -66 -114 40 40, -52 -87 28 31, -70 -64 20 19, -84 -44 15 14.5, -75 -18 15.5 15",
    ),
  },
  tails: [
    [TAIL_ROOT, [-196, -196], [-228, -252], [-208, -312], [-228, -352]],
    [TAIL_ROOT, [-200, -184], [-240, -226], [-240, -286], [-204, -308], [-186, -280]],
    [TAIL_ROOT, [-202, -172], [-252, -148], [-288, -168], [-300, -210]],
  ],
};

export const pose: PoseEntry = {
  words:
    "standing, stands, stand, stood, standing up, posing, on all fours, on four legs, de pie, strike a pose, striking a pose, strikes a pose, standing guard, standing tall and proud, standing still, heroic stance, stance, battle stance",
  nearest:
    "serving, serves, serving customers, at work, selling, sells, planting, cleaning, cleans, mopping, chopping, stirring, toasting, barbecuing, grilling, mixing, blowing bubbles, leaning, arched back pose, rubbing against, queueing, waiting in line, loitering, standing around, teaching, teaches, giving a lecture, presenting, delivering, delivers, scratches, sharpening its claws, marking territory, harvesting, gathering, gathers, collects, welding, carving, working hard, saving the day",
  verb: "stands",
  weight: 3,
  onFoot: true,
  ownViews: ["front"],
  figure: standing,
};

/** Still on four legs, from the side or towards the viewer; a stout belly is seen from the side only. */
function standing(body: Body): Figure {
  const { view, build } = body.spec;
  const isFront = view === undefined
    ? body.random.chance(0.25) && build !== "chubby"
    : view === "front" || view === "behind";
  return onLegs(isFront ? towardsViewer(body) : onFour(body, STILL), body.leg);
}

/** How high the shoulders of a cat are that comes towards the viewer. */
const SHOULDER = -154;

/** Seen from the front: forelegs before, hind legs behind, the tail over the back. */
function towardsViewer(body: Body): Figure {
  const { girth: g, random } = body;
  const head = {
    at: [0, -232 - 28 * body.head] as Point,
    ...tilted(body),
    yaw: random.between(-0.25, 0.35),
  };
  const forelegs = (["left", "right"] as const).map((side) =>
    frontForeleg(side, g, { height: SHOULDER })
  );
  const behind = (s: -1 | 1, name: string): Part[] => [
    {
      ...leg(`${name} hind leg`, [[s * 56 * g, -114], [s * 68 * g, -60], [s * 64 * g, -22]], [
        34,
        22,
        15,
      ]),
      far: true,
    },
    { ...paw(`${name} hind paw`, [s * 67 * g, -18], 26, { flat: 0.58 }), far: true },
  ];
  return {
    view: "front",
    back: [
      tailOf(body, {
        ways: [
          [[48, -140], [116, -142], [168, -186], [178, -250], [208, -296]],
          [[48, -140], [120, -136], [176, -166], [200, -228], [190, -286]],
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
        [0, -232],
        [50, -226],
        [70 * g, -190],
        [80 * g, -148],
        [79 * g, -112],
        [60 * g, -90],
        [30 * g, -84],
        [0, -84],
      ]),
      axis: [[0, -206], [0, -140], [0, -66]],
      widths: [50, 74 * g, 72 * g],
      stripes: "both",
      volume: 0.75,
    }],
    limbs: forelegs.flatMap(({ foreleg, forepaw }) => [foreleg, forepaw]),
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
    rest: { left: -96 * g, right: 96 * g, lift: 0 },
    dressed: { torso: "torso", sleeves: ["left foreleg", "right foreleg"] },
  };
}
