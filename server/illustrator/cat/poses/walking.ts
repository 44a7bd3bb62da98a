/** @module A cat that walks. */
import type { Body, Figure } from "../body/figure.ts";
import { type Gait, ON_ITS_WAY, onFour, TAIL_ROOT } from "../body/four_legs.ts";
import { onLegs } from "../body/leg_length.ts";
import { joints } from "../body/jointed_limb.ts";
import type { PoseEntry } from "../pose_entry.ts";

const STRIDE: Gait = {
  nearFore: {
    joints: joints("90 -166 42 42, 98 -118 33 30, 128 -88 20 20, 144 -62 16 16, 143 -42 16 16"),
    turn: 0.6,
  },
  farFore: {
    joints: joints("112 -160 34 33, 94 -108 27 26, 84 -71 18.5 19, 74 -40 15.5 16, 66 -16 16 16"),
  },
  nearHind: {
    joints: joints(
      "-102 -166 54 46, -103 -126 54 46, -109 -92 40 33, -134 -66 23 20, -157 -47 16.5 15.5, -157 -14 16.5 16",
    ),
  },
  farHind: {
    joints: joints(
      "-84 -150 44 40, -60 -114 40 40, -34 -87 28 31, -46 -64 20 19, -56 -44 15 14.5, -39 -18 15.5 15",
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
    "climbing, climbs, travelling, traveling, riding, climb, scaling, scrambling, clambering, travels, commuting, on a journey, on an adventure, exploring the world, cycles, pushing a, pulling a, dragging, walking a tightrope, leading a parade, crossing the road, crossing the street, queuing, moonwalking, catwalking, sightseeing, ploughing, hill walking, hillwalking, rambling, trudging, hauling, escaping, rides, rode",
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
