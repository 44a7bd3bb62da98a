/** @module Flat on its belly, the hind legs stretched out behind. */
import { knots, points } from "../../geometry/coordinates.ts";
import { type Body, type Figure, throat } from "../body/figure.ts";
import { leg, paw } from "../body/limbs.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { tilted } from "../body/sitting_figure.ts";
import { tailOf } from "../body/tail.ts";
import { smooth } from "../../geometry/shapes.ts";
import type { Point } from "../../scene.ts";

export const pose: PoseEntry = {
  words:
    "sploot, splooting, splooted, sploots, full sploot, splat, splatted, splayed, splayed out, sprawled, sprawling, sprawled out, starfished, starfishing, flat on its belly, flat on the floor, melted on the floor, legs stretched out behind, pancaked, flattened on the floor, lying flat, long cat lying, stretched out flat, superman lying",
  nearest:
    "face down, doing the splits, doing a split, the splits, lying face down, lies face down, faceplanted, face planted, face plant, faceplanting",
  verb: "lies flat with its legs stretched out",
  drawnAs: "sprawled on its belly",
  hidesClothes: true,
  isRest: true,
  figure: sploot,
};

/** The trunk low and long, the legs out before and behind it. */
export function sploot(body: Body): Figure {
  const { girth, random } = body;
  const back = (y: number) => y * (0.55 + 0.45 * girth);
  const head = {
    at: [128, -66 - 60 * body.head] as Point,
    ...tilted(body),
    scale: body.head * 0.92,
    yaw: random.between(0.1, 0.4),
  };
  return {
    view: "side",
    back: [
      tailOf(body, {
        ways: [[[-186, -52], [-228, -92], [-262, -86], [-290, -122]]],
        low: [[-186, -46], [-240, -52], [-284, -40], [-322, -46]],
        thickness: 18,
        swell: 1.4,
      }),
      {
        ...leg("far hind leg", [[-176, -44], [-236, -30], [-284, -24]], [34, 27, 22], {
          bare: 0.3,
        }),
        far: true,
      },
      { ...paw("far hind paw", [-298, -22], 27, { flat: 0.6 }), far: true },
      {
        ...leg("far foreleg", [[140, -46], [196, -28], [238, -22]], [30, 25, 22], { bare: 0.36 }),
        far: true,
      },
      { ...paw("far forepaw", [254, -18], 29, { flat: 0.52 }), far: true },
    ],
    torso: [{
      name: "torso",
      kind: "torso",
      outline: smooth([
        [168, -104],
        [110, back(-124)],
        [20, back(-108)],
        [-70, back(-104)],
        [-150, back(-92)],
        ...points("-204 -56, -206 -18, -150 0, 60 0, 160 -10, 184 -52"),
      ]),
      axis: [[-200, -40], [-80, -52], [40, -56], [164, -60]],
      widths: [40, 50 * girth, 54 * girth, 46],
      stripes: "left",
      volume: 0.7,
    }],
    limbs: [
      leg("near hind leg", [[-160, -36], [-214, -20], [-262, -14]], [42, 32, 25], { bare: 0.34 }),
      paw("near hind paw", [-280, -14], 31, { flat: 0.56 }),
      leg("near foreleg", [[110, -40], [156, -20], [196, -14]], [34, 27, 24], { bare: 0.42 }),
      paw("near forepaw", [214, -13], 32, { flat: 0.52 }),
    ],
    front: [],
    head,
    chest: throat(head, { scale: 0.4 }),
    neck: { at: [92, -74], turn: 1, scale: 0.8 },
    shoulders: { at: [-10, -104], turn: -1.4, scale: 0.85 },
    cloak: {
      over: smooth(
        knots(
          "130 -126, 30 -126, -80 -120, -180 -96, -232 -40!, -150 -36, -60 -30, 20 -46!, 90 -80",
        ),
      ),
    },
    hand: { at: [230, -34], turn: 0.4, scale: 0.9, raised: false },
    rest: { left: -270, right: 220, lift: 0 },
    dressed: { torso: "torso", sleeves: ["near foreleg", "far foreleg"] },
  };
}
