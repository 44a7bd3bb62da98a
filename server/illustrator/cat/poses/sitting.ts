/** @module Sitting upright, seen from the front or half from the side: the classic. */
import { knots, points } from "../../geometry/coordinates.ts";
import { type Body, type Figure, type Part, throat } from "../body/figure.ts";
import { type Joint, jointedLimb } from "../body/jointed_limb.ts";
import { paw } from "../body/limbs.ts";
import { onLegs } from "../body/leg_length.ts";
import { flatFoot } from "../body/low_figure.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { seatedGirth, sittingFront, tilted } from "../body/sitting_figure.ts";
import { tailOf } from "../body/tail.ts";
import { type Knot, smooth } from "../../geometry/shapes.ts";
import { says } from "../../vocabulary/term.ts";
import type { Point } from "../../scene.ts";

export const pose: PoseEntry = {
  nearest:
    "licking, enthroned, licks, bathing itself, studying at, playing games, playing a game, sculpting, steering, piloting, rows, relaxing in, guarding",
  words:
    "sitting, sitting upright, sits, sit, sat, seated, sitting down, perched, perching, perches, sitting up, squatting, squats, sitting pretty, sitting tall, enthroned on, sitting on its haunches",
  terms: [says({ pose: "sitting" }, "waiting, waits", { weak: true })],
  verb: "sits",
  weight: 7,
  onFoot: true,
  ownViews: ["front", "three-quarter"],
  figure: sitting,
};

/** Of short forelegs so much is left below the chest of a cat that sits. */
const SHORT = 0.5;

/** One of the two ways to sit, as the words or the cat's own stream say. */
function sitting(body: Body): Figure {
  const { view } = body.spec;
  const isFront = body.random.chance(0.6) || body.toViewer ||
    body.spec.features?.includes("tail around its paws");
  const figure = (view ? view === "front" || view === "behind" : isFront)
    ? sittingFront(body)
    : sittingAside(body);
  return body.spec.features?.includes("short legs") ? onLegs(figure, SHORT) : figure;
}

/** The near thigh from its knee's upper end over the knee to the ground and back along the hip, and the share of it
 * that is seen as a line. */
const THIGH: readonly Knot[] = points(
  "-90 -122, -54 -118, -20 -94, -6 -62, -18 -28, -48 -9, -94 -8, -119 -34, -114 -86",
);
const KNEE = 0.56;

/** The joints of the near foreleg of average girth, and of the far one: the elbow lies behind the wrist. */
const NEAR_FORELEG: readonly Joint[] = [
  [56, -178, 34, 36],
  [49, -134, 31, 32],
  [42, -106, 24, 25],
  [48, -68, 18, 18.5],
  [51, -36, 15, 15.5],
  [50, -16, 16.5, 17],
];
const FAR_FORELEG: readonly Joint[] = [
  [72, -160, 24, 28],
  [78, -108, 20, 23],
  [84, -68, 16.5, 17],
  [87, -36, 14.5, 14.5],
  [86, -18, 15.5, 15.5],
];
const BARE = { front: 0.5, back: 0.4 };

/** The near foreleg of a body of this girth: its upper arm is as thick as the body. */
function nearForeleg(girth: number): Joint[] {
  return NEAR_FORELEG.map(([x, y, front, back], i) =>
    i < 2 ? [x, y, front * girth, back * girth] : [x, y, front, back]
  );
}

/** How far the upper back of a stout body stands out, and its belly before the forelegs, in units for each unit of its girth
 * beyond an ordinary one. */
const ROUND = 90, BULGES = 150;

/** Half from the side: chest to the right, one haunch, the tail behind. */
function sittingAside(body: Body): Figure {
  const { random } = body, girth = seatedGirth(body);
  const back = (x: number) => x * (0.4 + 0.6 * girth);
  // What is stout has a round back, not a long slope.
  const stout = Math.max(0, girth - 1);
  const round = (x: number) => back(x) - ROUND * stout;
  const torso: Part = {
    name: "torso",
    kind: "torso",
    outline: smooth([
      [30, -258],
      [-20, -236],
      [round(-50), -196],
      [round(-74), -152],
      [round(-106), -104],
      [back(-127), -58],
      [back(-127), -24],
      [back(-100), -6],
      [-10, -6],
      [44 + BULGES * stout * 0.7, -12],
      [66 + BULGES * stout, -60],
      [83 + BULGES * stout * 0.6, -112],
      ...points("99 -158, 102 -196, 90 -240"),
    ]),
    axis: [[52, -240], [4, -130], [-20, 0]],
    widths: [48, 92 * girth, 108 * girth],
    stripes: "right",
    volume: 0.7,
  };
  const haunch = smooth(THIGH.map(([x, y]): Knot => [back(x), y]));
  const thigh: Part = {
    name: "near thigh",
    kind: "thigh",
    outline: haunch,
    contour: haunch.slice(0, Math.round(haunch.length * KNEE)),
    axis: [[back(-70), -118], [back(-60), 0]],
    widths: [44, 58],
    stripes: "right",
    volume: 0.6,
  };
  const ways: Knot[][] = [
    [[-112, -28], [-176, -22], [-212, -66], [-196, -122], [-214, -168]],
    [[-112, -34], [-164, -44], [-184, -104], [-172, -160], [-184, -206], [-216, -236]],
    [[-108, -24], [-178, -14], [-228, -30], [-240, -74], [-204, -92], [-186, -66]],
  ];
  const fromHip = (way: Knot[]) => way.map(([x, y]): Knot => [x + back(-112) + 112, y]);
  const head = {
    at: [54, -203 - 90 * body.head] as Point,
    ...tilted(body),
    yaw: random.between(0.2, 0.7),
  };
  return {
    view: "side",
    back: [
      tailOf(body, {
        ways: ways.map(fromHip),
        bushy: 2,
        low: fromHip([[-108, -22], [-168, -14], [-216, -16], [-256, -30]]),
        thickness: 22,
      }),
      { ...jointedLimb("far foreleg", FAR_FORELEG, { bare: BARE }), far: true },
      { ...paw("far forepaw", [91, -16], 25, { flat: 0.62 }), far: true },
    ],
    torso: [torso],
    limbs: [
      thigh,
      flatFoot("near hind paw", [back(-66) + 44, -14], 48),
      jointedLimb("near foreleg", nearForeleg(girth), { bare: BARE }),
      paw("near forepaw", [55, -14], 27, { flat: 0.62 }),
    ],
    front: [],
    head,
    chest: throat(head, { turn: -0.08, scale: 0.92 }),
    neck: throat(head),
    shoulders: { at: [-18, -170], turn: -0.25, scale: 1 },
    cloak: {
      behind: smooth([
        [30, -246],
        [-44, -226],
        [back(-118), -166],
        [back(-184), -90],
        [back(-226), -4, "corner"],
        ...knots("-120 2, -60 -6, 60 -4, 108 -6!, 102 -150, 90 -234"),
      ]),
    },
    hand: { at: [70, -100], turn: 0.12, scale: 1, raised: false },
    rest: { left: back(-150), right: 130, lift: 0 },
    dressed: { torso: "torso", sleeves: ["near foreleg", "far foreleg"] },
  };
}
