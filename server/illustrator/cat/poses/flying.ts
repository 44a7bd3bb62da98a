/**
 * Level in the air like a superhero, one foreleg stretched ahead.
 *
 * @module
 */
import { type Body, type Figure, throat } from "../figure.ts";
import { sideTorso } from "../four_legs.ts";
import { leg, paw, tailOf } from "../limbs.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { tilted } from "../sitting_figure.ts";
import { turnedFigure } from "../turned_figure.ts";
import { smooth } from "../../geometry/shapes.ts";
import { placing } from "../../geometry/transform.ts";
import type { Point } from "../../scene.ts";
import { nearest, says } from "../../vocabulary/term.ts";

export const pose: PoseEntry = {
  words: [
    says(
      { pose: "flying" },
      "flying, flies, fly, flew, flown, in flight, mid flight, flying through the air, flying through the sky, soaring, soars, soared, hovering, hovers, floating, floats, float, floated, floating in the air, floats in the air, gliding, glides, levitating, levitates, levitation, weightless, zero gravity, zero g, in zero gravity, superman pose, flying like superman, drifting, drifts, flying high, airborne superhero, swooping, swoops",
    ),
    nearest(
      { pose: "flying" },
      "swimming, swims, swim, snorkelling, snorkeling, scuba diving, freediving, diving, dives, dive, skydiving, skydives, freefalling, free falling, falling, parachuting, paragliding, hang gliding, bungee jumping, blasting off, being launched",
      { weak: true },
    ),
  ],
  verb: "flies",
  drawnAs: "floating in the air",
  isLively: true,
  turns: true,
  figure: flying,
};

/** Raised by this much, the nose up by this angle. */
const LIFT = 116, CLIMB = -0.16;

function flying(body: Body): Figure {
  const { girth, random } = body;
  const head = {
    at: [92, -206 - 16 * body.head] as Point,
    ...tilted(body),
    yaw: random.between(0.2, 0.55),
  };
  const level: Figure = {
    view: "side",
    back: [
      tailOf(body, {
        ways: [
          [[-128, -132], [-182, -128], [-226, -148], [-272, -136], [-306, -158]],
          [[-128, -132], [-178, -150], [-220, -140], [-262, -164], [-290, -204]],
        ],
        thickness: 20,
      }),
      {
        ...leg("far hind leg", [[-104, -116], [-158, -112], [-208, -96]], [36, 26, 22], {
          bare: 0.34,
        }),
        far: true,
      },
      { ...paw("far hind paw", [-224, -92], 28, { flat: 0.6, turn: 0.4 }), far: true },
      {
        ...leg("far foreleg", [[86, -142], [158, -150], [222, -158]], [33, 27, 24], { bare: 0.34 }),
        far: true,
      },
      { ...paw("far forepaw", [240, -160], 31, { flat: 0.66, turn: -0.1 }), far: true },
    ],
    torso: [sideTorso(girth)],
    limbs: [
      leg("near hind leg", [[-100, -104], [-152, -88], [-212, -66]], [42, 29, 23], { bare: 0.34 }),
      paw("near hind paw", [-230, -60], 31, { flat: 0.58, turn: 0.5 }),
      leg("near foreleg", [[74, -120], [84, -78], [48, -54]], [36, 28, 24], { bare: 0.38 }),
      paw("near forepaw", [36, -50], 31, { flat: 0.66, turn: 0.5 }),
    ],
    front: [],
    head,
    chest: throat(head, { turn: -0.2, scale: 0.66 }),
    neck: throat(head, { turn: 0.06 }),
    shoulders: { at: [-52, -176], turn: -1.35, scale: 0.9 },
    cloak: {
      over: smooth([
        [104, -214],
        [40, -206],
        [-40, -200],
        [-120, -214],
        [-196, -234],
        [-236, -218, "corner"],
        [-190, -184],
        [-206, -150],
        [-130, -146],
        [-60, -140, "corner"],
        [10, -140],
        [84, -160],
        [112, -180],
      ]),
    },
    hand: { at: [238, -164], turn: 0.3, scale: 1, raised: true },
    rest: { left: -130, right: 120, lift: LIFT },
    dressed: { torso: "torso", sleeves: ["near foreleg", "far foreleg"] },
  };
  const climbing = turnedFigure(level, placing({ at: [0, -LIFT + 20], turn: CLIMB }), CLIMB);
  return { ...climbing, head: { ...climbing.head, turn: head.turn } };
}
