/** @module A cat that lies. */
import { knots, points } from "../../geometry/coordinates.ts";
import { type Body, type Figure, throat } from "../body/figure.ts";
import { leg, paw } from "../body/limbs.ts";
import { flatFoot, resting } from "../body/low_figure.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { tilted } from "../body/sitting_figure.ts";
import { tailOf } from "../body/tail.ts";
import { smooth } from "../../geometry/shapes.ts";
import type { Point } from "../../scene.ts";

export const pose: PoseEntry = {
  words:
    "lying, lies, laying, lying down, lays down, lounging, lounges, reclining, reclines, sphinx pose, resting, rests, relaxing on, lain, lay, lays, laid down, lying on its belly, lying on his belly, lying on her belly, lying on its tummy, lounge pose, lounged, lolling, lolls, draped, draped over, slumped, slouched, slouching, sprawls, chilling on, taking a break, having a rest, having a break, reposing, repose, recumbent, flopped, flopping, flops, flop, lazing around, lazing about, paw dangling, paws dangling, crossed paws, paws crossed, french girl pose, draw me like one of your french girls, lion pose, odalisque",
  nearest:
    "swimming pose, soaking in, melted, melting, cats are liquid, floating on a, getting a massage, having a massage, at the spa, spa day, crawling, crawls, planking, giving birth, nursing",
  verb: "lies",
  weight: 2,
  turns: true,
  figure: lying,
};

/** How much of its height the back of a lean body keeps where it has no girth at all: it is low, not short. */
const LOW = 0.4;

/** Lying with the head up, forelegs stretched out before it. */
function lying(body: Body): Figure {
  const { girth, random } = body;
  const lean = Math.min(1, girth), low = LOW + (1 - LOW) * lean;
  const x = (value: number) => value * (0.5 + 0.5 * Math.max(1, girth));
  const head = {
    at: [84, -194 - 30 * body.head] as Point,
    ...tilted(body),
    yaw: random.between(0, 0.65),
  };
  return {
    view: "side",
    back: [
      {
        ...leg("far foreleg", [[104, -66], [150, -34], [190, -22]], [30, 22, 18], { bare: 0.4 }),
        far: true,
      },
      { ...paw("far forepaw", [206, -17], 27, { flat: 0.56 }), far: true },
    ],
    torso: [{
      name: "torso",
      kind: "torso",
      outline: smooth([
        [100, -204],
        [54, -176 * low ** 0.3],
        [6, -152 * low ** 0.7],
        [x(-50), -139 * low],
        [x(-116), -141 * low ** 0.8],
        [x(-176), -112 * low],
        [x(-204), -56],
        [x(-182), -8],
        ...points("-70 0, 76 0, 122 -16, 146 -74, 144 -140"),
      ]),
      axis: [[x(-196), -64], [-70, -76], [40, -90], [116, -140]],
      widths: [48, 66 * girth, 76 * girth, 52],
      stripes: "left",
      volume: 0.7,
    }],
    limbs: [
      tailOf(body, {
        ways: [
          [[x(-188), -34], [-236, -16], [-280, -28], [-296, -70], [-272, -100]],
          [[x(-188), -34], [-236, -22], [-270, -50], [-264, -96], [-288, -130]],
        ],
        low: [[x(-188), -30], [-236, -14], [-280, -14], [-314, -26]],
        thickness: 19,
        swell: 1.4,
      }),
      resting(x(-112), -62 * low, 76 * lean ** 0.5, 60 * low),
      flatFoot("near hind paw", [x(-112) + 54, -14], 50),
      leg("near foreleg", [[58, -44], [104, -26], [158, -15]], [32, 24, 16], { bare: 0.26 }),
      paw("near forepaw", [170, -13], 28, { flat: 0.56 }),
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
        [x(-54), -164],
        [x(-156), -138],
        [x(-216), -64],
        [x(-200), -12, "corner"],
        ...knots("-110 -26, -56 -14, 0 -34!, 40 -104, 84 -140"),
      ]),
    },
    hand: { at: [200, -40], turn: 0.4, scale: 0.9, raised: false },
    rest: { left: x(-188), right: 200, lift: 0 },
    dressed: { torso: "torso", sleeves: ["near foreleg", "far foreleg"] },
  };
}
