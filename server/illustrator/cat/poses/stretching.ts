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
      over: smooth(
        knots(
          "96 -134, 20 -174, -50 -220, -110 -236, -168 -222, -196 -168!, -150 -160, -116 -120, -70 -128!, -10 -92, 50 -74",
        ),
      ),
    },
    hand: { at: [214, -40], turn: 0.5, scale: 0.9, raised: false },
    rest: { left: -150, right: 214, lift: 0 },
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
