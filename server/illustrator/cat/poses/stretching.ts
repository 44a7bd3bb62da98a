/**
 * A cat that stretches.
 *
 * @module
 */
import { knots } from "../../geometry/coordinates.ts";
import { type Body, type Figure, type Part, throat } from "../figure.ts";
import { leg, paw, tailOf } from "../limbs.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { tilted } from "../sitting_figure.ts";
import { ellipse, smooth } from "../../geometry/shapes.ts";
import type { Point } from "../../scene.ts";
import { nearest, says } from "../../vocabulary/term.ts";

export const pose: PoseEntry = {
  words: [
    says(
      { pose: "stretching" },
      "stretching, stretches, stretched, stretched out, having a stretch, big stretch, downward dog, doing yoga, yoga, long stretch, stretching its legs, stretching its back, stretching his back, stretching her back, downward facing dog, downward-facing dog, down dog, butt in the air, bum in the air, butt up, bum up, playful bow, play bow, yoga pose, doing a yoga pose, practicing yoga, practising yoga, yoga class, doing a big stretch",
    ),
    nearest(
      { pose: "stretching" },
      "stretched long",
      { weak: true },
    ),
  ],
  verb: "stretches",
  weight: 1,
  hidesClothes: true,
  figure: stretching,
};

/** Chest down, rump up: the long stretch after a nap. */
function stretching(body: Body): Figure {
  const { girth } = body;
  const belly = (y: number) => y * (0.6 + 0.4 * girth);
  const head = {
    at: [92 + 26 * body.head, -110 - 30 * body.head] as Point,
    ...tilted(body),
    yaw: 0.6,
  };
  return {
    view: "side",
    back: [
      tailOf(body, {
        ways: [
          [[-174, -232], [-206, -286], [-186, -342], [-212, -376]],
          [[-174, -232], [-214, -272], [-220, -332], [-184, -352], [-168, -324]],
        ],
        bushy: 1,
        thickness: 20,
      }),
      { ...leg("far hind leg", [[-126, -150], [-108, -76], [-112, -20]], [38, 27, 22]), far: true },
      { ...paw("far hind paw", [-104, -17], 30, { flat: 0.56 }), far: true },
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
        [-188, -176],
        [-172, -240],
        [-116, -258],
        [-44, -216],
        [46, -150],
        [112, -112],
        [122, -56],
        [78, -26],
        [24, belly(-44)],
        [-58, belly(-104)],
        [-136, belly(-118)],
        [-182, -130],
      ]),
      axis: [[-176, -186], [-84, -178], [16, -112], [104, -74]],
      widths: [46, 56 * girth, 52 * girth, 46],
      stripes: "left",
      volume: 0.7,
    }],
    limbs: [
      melting(ellipse([-138, -168], 50 * girth, 60, 0.2), [-146, -226], [-142, -108]),
      leg("near hind leg", [[-146, -156], [-170, -84], [-152, -18]], [38, 28, 23]),
      paw("near hind paw", [-144, -14], 32, { flat: 0.56 }),
      leg("near foreleg", [[62, -64], [118, -24], [166, -16]], [36, 28, 24], { bare: 0.42 }),
      paw("near forepaw", [186, -14], 34, { flat: 0.54 }),
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
