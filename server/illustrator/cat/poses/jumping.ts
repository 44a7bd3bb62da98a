/**
 * In the air: a leap with all four legs stretched.
 *
 * @module
 */
import { knots } from "../../geometry/coordinates.ts";
import { type Body, type Figure, type Part, throat } from "../figure.ts";
import { leg, paw, tailOf } from "../limbs.ts";
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

/** A leap to the right. */
function jumping(body: Body): Figure {
  const { girth, random } = body;
  const torso: Part = {
    name: "torso",
    kind: "torso",
    outline: smooth([
      [-150, -142],
      [-112, -212],
      [-36, -262 - 20 * (girth - 1)],
      [40, -292],
      [96, -296],
      [132, -256],
      [122, -196],
      [62, -160 + 30 * (girth - 1)],
      [-16, -146 + 30 * (girth - 1)],
      [-84, -92],
      [-144, -94],
    ]),
    axis: [[-146, -118], [-48, -186], [50, -226], [114, -246]],
    widths: [42, 54 * girth, 58 * girth, 48],
    stripes: "left",
    volume: 0.7,
  };
  const tails: Knot[][] = [
    [[-126, -140], [-180, -158], [-220, -140], [-256, -164], [-262, -204]],
    [[-126, -144], [-172, -186], [-188, -244], [-228, -262]],
  ];
  const head = {
    at: [104 + 12 * body.head, -282 - 22 * body.head] as Point,
    ...tilted(body),
    yaw: random.between(0.2, 0.6),
  };
  return {
    view: "side",
    back: [
      tailOf(body, { ways: tails, thickness: 21 }),
      {
        ...leg("far hind leg", [[-92, -128], [-124, -84], [-154, -52]], [36, 26, 22], {
          bare: 0.35,
        }),
        far: true,
      },
      { ...paw("far hind paw", [-166, -42], 30, { flat: 0.56, turn: 0.6 }), far: true },
      {
        ...leg("far foreleg", [[98, -222], [166, -208], [226, -224]], [34, 27, 24], { bare: 0.35 }),
        far: true,
      },
      { ...paw("far forepaw", [242, -230], 31, { flat: 0.62, turn: -0.35 }), far: true },
    ],
    torso: [torso],
    limbs: [
      leg("near hind leg", [[-104, -134], [-152, -104], [-196, -84]], [42, 28, 23], { bare: 0.35 }),
      paw("near hind paw", [-212, -76], 32, { flat: 0.56, turn: 0.5 }),
      leg("near foreleg", [[74, -196], [146, -166], [212, -172]], [38, 29, 25], { bare: 0.4 }),
      paw("near forepaw", [230, -174], 33, { flat: 0.62, turn: -0.12 }),
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
