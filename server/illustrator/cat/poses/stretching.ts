/** @module A cat that stretches. */
import { tailOf } from "../body/tail.ts";
import { knots, points } from "../../geometry/coordinates.ts";
import { type Body, type Figure, type Part, throat } from "../body/figure.ts";
import { jointedLeg, type Limb } from "../body/jointed_leg.ts";
import { leg, paw } from "../body/limbs.ts";
import { joints } from "../body/jointed_limb.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { tilted } from "../body/sitting_figure.ts";
import { smooth } from "../../geometry/shapes.ts";
import type { Point } from "../../scene.ts";

export const pose: PoseEntry = {
  words:
    "stretching, stretches, stretched, stretched out, having a stretch, big stretch, downward dog, doing yoga, yoga, long stretch, stretching its legs, stretching its back, stretching his back, stretching her back, downward facing dog, downward-facing dog, down dog, butt in the air, bum in the air, butt up, bum up, playful bow, play bow, yoga pose, doing a yoga pose, practicing yoga, practising yoga, yoga class, doing a big stretch",
  nearest: "stretched long",
  verb: "stretches",
  weight: 1,
  hidesClothes: true,
  figure: stretching,
};

const NEAR_HIND: Limb = {
  joints: joints(
    "-136 -196 48 46, -132 -144 44 48, -126 -100 30 36, -140 -70 22 20, -156 -44 16 15, -152 -14 15 15",
  ),
};
const FAR_HIND: Limb = {
  joints: joints(
    "-104 -190 40 40, -98 -140 36 40, -90 -98 27 32, -104 -70 20 19, -118 -46 15 14, -112 -18 14 14",
  ),
};

/** Chest down, rump up: the long stretch after a nap. */
function stretching(body: Body): Figure {
  const { girth } = body;
  const belly = (y: number) => y * (0.6 + 0.4 * girth);
  const torso: Part = {
    name: "torso",
    kind: "torso",
    outline: smooth([
      ...points("-188 -176, -172 -240, -116 -258, -44 -216, 46 -150, 112 -112, 122 -56, 78 -26"),
      [24, belly(-44)],
      [-58, belly(-104)],
      [-136, belly(-118)],
      [-182, -130],
    ]),
    axis: [[-176, -186], [-84, -178], [16, -112], [104, -74]],
    widths: [46, 56 * girth, 52 * girth, 46],
    stripes: "left",
    volume: 0.7,
  };
  const head = {
    at: [92 + 26 * body.head, -110 - 30 * body.head] as Point,
    ...tilted(body),
    yaw: 0.6,
  };
  return {
    view: "side",
    back: [
      ...jointedLeg("far hind", FAR_HIND, torso.outline),
      {
        ...leg("far foreleg", [[86, -70], [150, -36], [206, -26]], [30, 22, 18], { bare: 0.4 }),
        far: true,
      },
      { ...paw("far forepaw", [222, -20], 27, { flat: 0.56 }), far: true },
    ],
    torso: [torso],
    limbs: [
      tailOf(body, {
        ways: [
          [[-160, -222], [-204, -280], [-186, -342], [-212, -376]],
          [[-160, -222], [-212, -266], [-220, -332], [-184, -352], [-168, -324]],
        ],
        bushy: 1,
        thickness: 20,
      }),
      ...jointedLeg("near hind", NEAR_HIND, torso.outline),
      leg("near foreleg", [[62, -64], [118, -24], [166, -16]], [32, 24, 19], { bare: 0.42 }),
      paw("near forepaw", [184, -14], 28, { flat: 0.56 }),
    ],
    front: [],
    head,
    chest: throat(head, { turn: -0.5, scale: 0.5 }),
    neck: { at: [58, -96], turn: 0.7, scale: 0.9 },
    shoulders: { at: [-30, -204], turn: -0.75, scale: 0.9 },
    cloak: {
      over: smooth(
        knots(
          "96 -138, 14 -190, -64 -246, -132 -270, -196 -254, -228 -196!, -180 -184, -146 -138, -92 -140!, -20 -98, 50 -74",
        ),
      ),
    },
    hand: { at: [214, -40], turn: 0.5, scale: 0.9, raised: false },
    rest: { left: -184, right: 214, lift: 0 },
    dressed: { torso: "torso", sleeves: ["near foreleg", "far foreleg"] },
  };
}
