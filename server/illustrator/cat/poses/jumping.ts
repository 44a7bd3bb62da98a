/**
 * In the air: a leap with all four legs stretched.
 *
 * @module
 */
import { knots } from "../../geometry/coordinates.ts";
import { type Body, type Figure, type Part, throat } from "../figure.ts";
import { jointedLeg, type Limb } from "../jointed_leg.ts";
import { tailOf } from "../limbs.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { tilted } from "../sitting_figure.ts";
import { type Knot, smooth } from "../../geometry/shapes.ts";
import type { Point } from "../../scene.ts";
import { nearest, says } from "../../vocabulary/term.ts";

export const pose: PoseEntry = {
  words: [
    says(
      { pose: "jumping" },
      "jumping, jumps, jump, jumped, leaped, leapt, leaping, leaps, leap, pouncing, pounces, pounce, hopping, bouncing, in mid air, midair, mid air, mid jump, jumping for joy, mid leap, mid flight leap, mid pounce, mid-jump, mid action, pounced, hops, hopped, hop, bounces, bounced, vaulting, vaults, lunging, lunges, airborne, springing, springs up, caught mid air, frozen mid air, bunny hop, backflip, somersault, doing a backflip, somersaulting, cartwheel, doing a cartwheel, frontflip",
    ),
    nearest(
      { pose: "jumping" },
      "snowboarding, fighting, attacking, bounding, frolicking, in the air, tumbling down, base jumping, waterskiing, water skiing, kitesurfing, diving save, making a save, saving a goal, slam dunk, slam dunking, dunking, scoring, kicking, kick, fights, fight, battling, battles, attacks, karate kick, boxes with, doing parkour, parkour, swings, trapeze, acrobat, acrobatics, gymnastics, figure skating, slipping",
      { weak: true },
    ),
  ],
  verb: "leaps",
  weight: 1,
  isLively: true,
  turns: true,
  figure: jumping,
};

const NEAR_HIND: Limb = {
  joints: [[-120, -160, 46, 44], [-136, -120, 42, 44], [-158, -94, 32, 34], [-194, -76, 22, 21], [
    -224,
    -60,
    16,
    16,
  ], [-244, -30, 14, 15]],
  turn: 1.1,
};
const FAR_HIND: Limb = {
  joints: [[-92, -160, 38, 38], [-96, -118, 36, 38], [-108, -88, 27, 30], [-138, -64, 20, 20], [
    -162,
    -44,
    15,
    15,
  ], [-174, -16, 14, 14]],
  turn: 0.9,
};
const NEAR_FORE: Limb = {
  joints: [[106, -244, 38, 36], [128, -198, 30, 30], [170, -178, 19, 20], [206, -172, 16, 16], [
    226,
    -166,
    15,
    15,
  ]],
  turn: 0.2,
};
const FAR_FORE: Limb = {
  joints: [[120, -256, 34, 34], [168, -232, 26, 27], [212, -230, 18, 19], [250, -236, 15, 16], [
    268,
    -238,
    15,
    15,
  ]],
  turn: -0.1,
};

/** A leap to the right. */
function jumping(body: Body): Figure {
  const { girth, random } = body;
  const torso: Part = {
    name: "torso",
    kind: "torso",
    outline: smooth([
      [-164, -142],
      [-154, -184],
      [-112, -222 - 14 * (girth - 1)],
      [-44, -252 - 30 * (girth - 1)],
      [26, -274 - 20 * (girth - 1)],
      [74, -302],
      [112, -330],
      [146, -304],
      [148, -248],
      [122, -200],
      [62, -174 + 40 * (girth - 1)],
      [-4, -160 + 50 * (girth - 1)],
      [-62, -138 + 40 * (girth - 1)],
      [-108, -112],
      [-148, -104],
    ]),
    axis: [[-154, -142], [-48, -192], [50, -226], [126, -276]],
    widths: [42, 52 * girth, 56 * girth, 46],
    stripes: "left",
    volume: 0.7,
  };
  const tails: Knot[][] = [
    [[-146, -160], [-200, -166], [-246, -150], [-288, -172], [-300, -212]],
    [[-146, -164], [-196, -194], [-220, -250], [-262, -272]],
  ];
  const head = {
    at: [118 + 22 * body.head, -300 - 26 * body.head] as Point,
    ...tilted(body),
    yaw: random.between(0.7, 1),
  };
  return {
    view: "side",
    back: [
      ...jointedLeg("far hind", FAR_HIND, torso.outline),
      ...jointedLeg("far fore", FAR_FORE, torso.outline, "forepaw"),
    ],
    torso: [torso],
    limbs: [
      tailOf(body, { ways: tails, thickness: 19 }),
      ...jointedLeg("near hind", NEAR_HIND, torso.outline),
      ...jointedLeg("near fore", NEAR_FORE, torso.outline, "forepaw"),
    ],
    front: [],
    head,
    chest: throat(head, { turn: -0.3, scale: 0.7 }),
    neck: throat(head, { turn: 0.04 }),
    shoulders: { at: [-56, -216], turn: -1.6, scale: 0.9 },
    cloak: {
      over: smooth(
        knots(
          "100 -296, 36 -284, -40 -262, -110 -262, -178 -286, -232 -282!, -196 -244, -204 -206, -140 -190, -80 -170!, -10 -190, 60 -216, 106 -250",
        ),
      ),
    },
    hand: { at: [240, -184], turn: 0.5, scale: 1, raised: true },
    rest: { left: -130, right: 120, lift: 46 },
    dressed: { torso: "torso", sleeves: ["near foreleg", "far foreleg"] },
  };
}
