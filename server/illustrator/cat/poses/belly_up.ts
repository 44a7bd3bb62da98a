/** @module A cat that rolls on its back. */
import { tailOf } from "../body/tail.ts";
import { knots, points } from "../../geometry/coordinates.ts";
import type { Body, Figure } from "../body/figure.ts";
import { leg, paw } from "../body/limbs.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { smooth } from "../../geometry/shapes.ts";
import type { Point } from "../../scene.ts";

export const pose: PoseEntry = {
  words:
    "belly up, on its back, on his back, on her back, rolling over, rolling around, rolling in the grass, rolling in catnip, rolls over, upside down, tummy up, showing its belly, showing its tummy, belly rub, belly rubs, tummy rub, paws in the air, legs in the air, lying on its back, lying upside down, lies upside down, laying upside down, sprawled upside down, flopped upside down, lying on his back, lying on her back, lies on its back, laying on its back, belly exposed, exposed belly, tummy exposed, exposing its belly, exposing her belly, exposing his belly, showing his belly, showing her belly, showing off its belly, showing belly, showing tummy, rolled over, rolls around, roll over, rolled onto its back, rolling on the floor, rolling on its back, paws up in the air, legs up, feet up, feet in the air, tummy rubs, belly scratch, belly scratches, upside-down, bellyup, all four paws in the air, playing dead, plays dead, rofl, dead bug pose, asking for belly rubs, belly to the sky",
  verb: "rolls on its back",
  weight: 1,
  hidesClothes: true,
  isRest: true,
  figure: bellyUp,
};

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
        ...points("128 -74, 126 -16, 40 2, -80 2, -146 -8"),
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
      behind: smooth(
        knots("110 -30, 40 -20, -60 -14, -150 -22, -196 -2!, -110 10, 0 14, 100 10, 166 2!"),
      ),
    },
    hand: { at: [-20, -184], turn: 0, scale: 1, raised: true },
    rest: { left: -160, right: 170, lift: 0 },
    dressed: { torso: "torso", sleeves: ["near foreleg", "far foreleg"] },
  };
}
