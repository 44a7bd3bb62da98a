/** @module A cat that crouches. */
import { tailOf } from "../body/tail.ts";
import { knots, points } from "../../geometry/coordinates.ts";
import { type Body, type Figure, throat } from "../body/figure.ts";
import { leg, paw } from "../body/limbs.ts";
import { flatFoot, resting } from "../body/low_figure.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { tilted } from "../body/sitting_figure.ts";
import { smooth } from "../../geometry/shapes.ts";
import type { Point } from "../../scene.ts";

export const pose: PoseEntry = {
  words:
    "crouching, crouched, crouches, ready to pounce, about to pounce, hunched, lurking, lurks, crouch, crouches low, crouched low, low to the ground pose, hunkering, wiggling its butt, wiggling its bum, butt wiggle, wiggle butt, ready to spring, ready to leap, ready to jump, poised to strike, about to jump, about to attack, about to spring, preparing to pounce, hunting pose, hunting stance, in the shadows lurking, ambush, ambushing, waiting to pounce, slinking low, pounce position, on the hunt",
  nearest:
    "lapping, picking up, sniffing the ground, hiding low, ducking, ducks down, pooping, having a poop, using the litter box, squatting, squeezing through, squeezing under",
  verb: "crouches",
  weight: 1,
  hidesClothes: true,
  figure: crouching,
};

/** Flat to the ground, ready to pounce. */
function crouching(body: Body): Figure {
  const { girth } = body;
  const back = (y: number) => y * (0.72 + 0.28 * girth);
  const head = {
    // Above its paws, however large.
    at: [124, -98 - 62 * body.head] as Point,
    ...tilted(body),
    yaw: 0.7,
  };
  return {
    view: "side",
    back: [
      { ...leg("far foreleg", [[104, -92], [120, -52], [156, -20]], [28, 22, 18]), far: true },
      { ...paw("far forepaw", [172, -16], 27, { flat: 0.56 }), far: true },
    ],
    torso: [{
      name: "torso",
      kind: "torso",
      outline: smooth([
        [-166, -74],
        [-150, back(-146)],
        [-98, back(-184)],
        [-36, back(-164)],
        [26, back(-150)],
        ...points("76 -154, 120 -152, 144 -96, 124 -40, 48 -12, -70 -6, -140 -16"),
      ]),
      axis: [[-156, -70], [-70, -82], [20, -72], [120, -62]],
      widths: [44, 62 * girth, 54 * girth, 44],
      stripes: "left",
      volume: 0.45,
    }],
    limbs: [
      tailOf(body, {
        ways: [
          [[-152, -84], [-200, -66], [-238, -84], [-244, -128], [-268, -154]],
          [[-152, -84], [-198, -60], [-240, -68], [-254, -108], [-234, -136]],
        ],
        low: [[-152, -70], [-196, -28], [-234, -18], [-266, -30]],
        thickness: 18,
        swell: 1.4,
      }),
      resting(-90, -64, 60, 62),
      flatFoot("near hind paw", [-48, -14], 46),
      leg("near foreleg", [[74, -96], [46, -56], [84, -18]], [32, 25, 19], { bare: 0.36 }),
      paw("near forepaw", [100, -13], 28, { flat: 0.56 }),
    ],
    front: [],
    head,
    chest: throat(head, { scale: 0.38 }),
    neck: { at: [44, -82], turn: 0.9, scale: 0.85 },
    shoulders: { at: [-40, -134], turn: -1.3, scale: 0.85 },
    cloak: {
      over: smooth(
        knots(
          "90 -136, 20 -142, -60 -152, -126 -148, -178 -104, -190 -44!, -140 -54, -96 -34, -40 -52!, 10 -60, 60 -92",
        ),
      ),
    },
    hand: { at: [150, -40], turn: 0.4, scale: 0.9, raised: false },
    rest: { left: -160, right: 168, lift: 0 },
    dressed: { torso: "torso", sleeves: ["near foreleg", "far foreleg"] },
  };
}
