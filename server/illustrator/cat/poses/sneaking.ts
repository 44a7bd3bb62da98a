/**
 * On the tips of its toes, bent forward, both forepaws hanging before it: a burglar's walk.
 *
 * @module
 */
import { type Body, type Figure, type Part, throat } from "../figure.ts";
import { cloakOver } from "../four_legs.ts";
import { jointedLeg, type Limb } from "../jointed_leg.ts";
import { onLegs } from "../leg_length.ts";
import { tailOf } from "../limbs.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { smooth } from "../../geometry/shapes.ts";
import type { Point } from "../../scene.ts";
import { nearest, says } from "../../vocabulary/term.ts";

export const pose: PoseEntry = {
  words: [
    says(
      { pose: "sneaking" },
      "sneaking, sneaks, sneak, tiptoeing, tiptoes, tiptoe, tip toeing, tip toes, on tiptoe, on its tiptoes, sneaking past, sneaking up on, sneaking around, sneaking out, sneaking in, creeping, creeps, creeping up, slinking, slinks, slinking away, skulking, prowling, prowls, prowl, prowled, on the prowl, stalking, stalks, stalked, stalk, stealthy, stealthily, in stealth mode",
    ),
    nearest({ pose: "sneaking" }, "spying, burgling, stealing, robbing", { weak: true }),
  ],
  verb: "sneaks along",
  drawnAs: "sneaking",
  onFoot: true,
  face: { look: [0.9, 0.1] },
  figure: sneaking,
};

const NEAR_HIND: Limb = {
  joints: [[-118, -140, 44, 42], [-104, -104, 42, 46], [-84, -74, 28, 34], [-98, -52, 21, 20], [
    -112,
    -36,
    16,
    15,
  ], [-104, -14, 15, 15]],
};
const FAR_HIND: Limb = {
  joints: [[-100, -134, 38, 38], [-108, -100, 34, 36], [-114, -76, 26, 30], [-140, -56, 19, 19], [
    -162,
    -40,
    15,
    14,
  ], [-162, -18, 14, 14]],
};
const NEAR_FORE: Limb = {
  joints: [[92, -146, 38, 36], [106, -98, 30, 28], [144, -96, 19, 19], [170, -86, 15, 15], [
    176,
    -70,
    15,
    15,
  ]],
  turn: 0.5,
};
const FAR_FORE: Limb = {
  joints: [[84, -138, 32, 32], [66, -92, 25, 25], [62, -60, 18, 18], [54, -38, 15, 15], [
    50,
    -18,
    15,
    15,
  ]],
};

/** A trunk stretched low, the shoulder blades above the back. */
function lowTorso(girth: number): Part {
  const thick = (y: number) => -126 + (y + 126) * girth;
  return {
    name: "torso",
    kind: "torso",
    outline: smooth([
      [-172, -122],
      [-158, thick(-158)],
      [-118, thick(-178)],
      [-56, thick(-168)],
      [10, thick(-158)],
      [58, -180],
      [100, -186],
      [148, -176],
      [164, -140],
      [142, -106],
      [108, -84],
      [60, thick(-78)],
      [0, thick(-82)],
      [-56, thick(-88)],
      [-110, thick(-84)],
      [-156, -92],
    ]),
    axis: [[-164, -124], [-60, -126], [50, -126], [134, -142]],
    widths: [42, 46 * girth, 50 * girth, 40],
    stripes: "left",
    volume: 0.7,
  };
}

/** Low on four legs, a forepaw lifted in mid-step, the tail level. */
function sneaking(body: Body): Figure {
  const { girth } = body;
  const torso = lowTorso(girth);
  const head = {
    at: [152 + 14 * body.head, -146 - 24 * body.head] as Point,
    turn: 0.06,
    scale: body.head * 0.94,
    yaw: 0.95,
  };
  return onLegs({
    view: "side",
    back: [
      tailOf(body, {
        ways: [
          [[-148, -152], [-200, -136], [-240, -142], [-290, -128], [-318, -148]],
          [[-148, -152], [-204, -150], [-232, -132], [-280, -150], [-300, -188]],
        ],
        low: [[-148, -150], [-196, -120], [-232, -96], [-284, -100]],
        thickness: 19,
      }),
      ...jointedLeg("far hind", FAR_HIND, torso.outline),
      ...jointedLeg("far fore", FAR_FORE, torso.outline),
    ],
    torso: [torso],
    limbs: [
      ...jointedLeg("near hind", NEAR_HIND, torso.outline),
      ...jointedLeg("near fore", NEAR_FORE, torso.outline),
    ],
    front: [],
    head,
    chest: throat(head, { turn: -0.12, scale: 0.5 }),
    neck: throat(head, { turn: 0.15, scale: 0.9 }),
    shoulders: { at: [-52, -176], turn: -1.35, scale: 0.9 },
    cloak: { over: cloakOver(girth) },
    hand: { at: [160, -60], turn: 0.3, scale: 1, raised: false },
    rest: { left: -150, right: 150, lift: 0 },
    dressed: { torso: "torso", sleeves: ["near foreleg", "far foreleg"] },
  }, body.leg);
}
