/** @module Level in the air like a superhero, one foreleg stretched ahead. */
import { knots } from "../../geometry/coordinates.ts";
import { type Body, type Figure, throat } from "../body/figure.ts";
import { sideTorso, stretchedOut, TAIL_ROOT } from "../body/four_legs.ts";
import { jointedLeg, type Limb } from "../body/jointed_leg.ts";
import { mapped } from "../body/mapped_figure.ts";
import { joints } from "../body/jointed_limb.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { tilted } from "../body/sitting_figure.ts";
import { turnedFigure } from "../body/turned_figure.ts";
import { tailOf } from "../body/tail.ts";
import { smooth } from "../../geometry/shapes.ts";
import { placing } from "../../geometry/transform.ts";
import type { Point } from "../../scene.ts";

export const pose: PoseEntry = {
  words:
    "flying, flies, fly, flew, flown, in flight, mid flight, flying through the air, flying through the sky, soaring, soars, soared, hovering, hovers, floating, floats, float, floated, floating in the air, floats in the air, gliding, glides, levitating, levitates, levitation, weightless, zero gravity, zero g, in zero gravity, superman pose, flying like superman, drifting, drifts, flying high, airborne superhero, swooping, swoops",
  nearest:
    "snorkelling, snorkeling, scuba diving, freediving, diving, dives, dive, skydiving, skydives, parachuting, bungee jumping, blasting off, being launched",
  verb: "flies",
  drawnAs: "floating in the air",
  isLively: true,
  turns: true,
  figure: flying,
};

const NEAR_HIND: Limb = {
  joints: joints(
    "-122 -156 46 44, -150 -124 42 40, -182 -108 32 30, -224 -92 21 20, -254 -80 16 16, -278 -66 14 15",
  ),
  turn: 2.7,
};
const FAR_HIND: Limb = {
  joints: joints(
    "-110 -156 38 38, -150 -138 34 36, -188 -130 28 28, -228 -126 19 19, -256 -120 15 15, -282 -108 14 14",
  ),
  turn: 2.75,
};
const NEAR_FORE: Limb = {
  joints: joints("98 -166 38 36, 96 -112 30 30, 84 -84 20 21, 58 -72 17 17, 44 -70 15 16"),
  turn: 1.6,
};
const FAR_FORE: Limb = {
  joints: joints("118 -176 34 34, 170 -168 26 26, 220 -176 18 18, 258 -182 16 16, 276 -184 15 15"),
  turn: -0.1,
};

/** Raised by this much, the nose up by this angle. */
const LIFT = 116, CLIMB = -0.16;

function flying(body: Body): Figure {
  const { girth, random } = body;
  const head = {
    at: [116 + 20 * body.head, -222 - 28 * body.head] as Point,
    ...tilted(body),
    yaw: random.between(0.7, 1),
  };
  const torso = sideTorso(girth);
  const level: Figure = {
    view: "side",
    back: [
      ...jointedLeg("far hind", FAR_HIND, torso.outline),
      ...jointedLeg("far fore", FAR_FORE, torso.outline, "forepaw"),
    ],
    torso: [torso],
    limbs: [
      tailOf(body, {
        ways: [
          [TAIL_ROOT, [-204, -164], [-252, -176], [-298, -162], [-332, -182]],
          [TAIL_ROOT, [-202, -184], [-248, -170], [-290, -192], [-318, -232]],
        ],
        thickness: 19,
      }),
      ...jointedLeg("near hind", NEAR_HIND, torso.outline),
      ...jointedLeg("near fore", NEAR_FORE, torso.outline, "forepaw"),
    ],
    front: [],
    head,
    chest: throat(head, { turn: -0.2, scale: 0.66 }),
    neck: throat(head, { turn: 0.06 }),
    shoulders: { at: [-52, -176], turn: -1.35, scale: 0.9 },
    cloak: {
      over: smooth(
        knots(
          "104 -214, 40 -206, -40 -200, -120 -214, -196 -234, -236 -218!, -190 -184, -206 -150, -130 -146, -60 -140!, 10 -140, 84 -160, 112 -180",
        ),
      ),
    },
    hand: { at: [238, -164], turn: 0.3, scale: 1, raised: true },
    rest: { left: -130, right: 120, lift: LIFT },
    dressed: { torso: "torso", sleeves: ["near foreleg", "far foreleg"] },
  };
  const climbing = turnedFigure(
    mapped(level, stretchedOut(girth)),
    placing({ at: [0, -LIFT + 20], turn: CLIMB }),
    CLIMB,
  );
  return { ...climbing, head: { ...climbing.head, turn: head.turn } };
}
