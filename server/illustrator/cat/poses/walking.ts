/** @module A cat that walks. */
import type { Body, Figure } from "../body/figure.ts";
import { type Gait, ON_ITS_WAY, onFour, TAIL_ROOT } from "../body/four_legs.ts";
import { onLegs } from "../body/leg_length.ts";
import { joints } from "../body/jointed_limb.ts";
import type { PoseEntry } from "../pose_entry.ts";

const STRIDE: Gait = {
  nearFore: {
    joints: joints("88 -164 42 42, 98 -114 36 32, 128 -86 23 22, 142 -60 18 18, 140 -42 17 17"),
    turn: 0.6,
  },
  farFore: {
    joints: joints("112 -160 36 34, 94 -106 30 28, 84 -70 21 21, 74 -38 18 18, 66 -16 17 17"),
  },
  nearHind: {
    joints: joints(
      "-102 -166 54 46, -104 -124 54 50, -106 -90 38 40, -134 -64 25 24, -154 -44 19 17, -156 -14 18 17",
    ),
  },
  farHind: {
    joints: joints(
      "-84 -150 44 40, -60 -112 40 40, -36 -84 30 32, -46 -62 22 21, -54 -42 17 16, -38 -18 17 16",
    ),
  },
  tails: [
    [TAIL_ROOT, [-204, -190], [-240, -246], [-244, -304], [-276, -334]],
    [TAIL_ROOT, [-206, -178], [-252, -212], [-270, -270], [-258, -326]],
  ],
};

export const pose: PoseEntry = {
  words:
    "walking, walks, walk, walked, strolling, strolls, stroll, wandering, wanders, marching, strutting, roaming, on a walk, sauntering, hiking, trotting, caminando, ambling, ambles, plodding, parading, parades, on the prowl walking, strides, striding, marches, marched, struts, saunters, trots, hikes, toddling, pads along, waddling, waddles, shuffling, limping, patrolling, patrols, roams, wades, wading, trekking, treks, on the march, catwalk strut, walking tall",
  nearest:
    "climbing, climbs, travelling, traveling, riding, skating, climb, scaling, scrambling, clambering, travels, commuting, on a journey, on an adventure, exploring the world, skates, ice skating, roller skating, rollerblading, rollerskating, cycles, pushing a, pulling a, dragging, balancing, balances, tightrope walking, walking a tightrope, leading a parade, crossing the road, crossing the street, queuing, moonwalking, hauling, escaping, rides, rode",
  verb: "walks",
  weight: 2,
  turns: true,
  onFoot: true,
  figure: walking,
};

/** In mid-stride, one forepaw up. */
function walking(body: Body): Figure {
  return onLegs(onFour(body, STRIDE, ON_ITS_WAY), body.leg);
}
