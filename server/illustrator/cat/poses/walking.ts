/**
 * A cat that walks.
 *
 * @module
 */
import type { Body, Figure } from "../figure.ts";
import { type Gait, ON_ITS_WAY, onFour, TAIL_ROOT } from "../four_legs.ts";
import { onLegs } from "../leg_length.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { nearest, says } from "../../vocabulary/term.ts";

const STRIDE: Gait = {
  nearFore: {
    joints: [[96, -166, 40, 38], [104, -112, 34, 30], [132, -86, 20, 20], [144, -58, 16, 16], [
      142,
      -42,
      15,
      15,
    ]],
    turn: 0.6,
  },
  farFore: {
    joints: [[112, -160, 34, 34], [94, -106, 28, 26], [84, -70, 19, 20], [72, -36, 16, 16], [
      64,
      -16,
      16,
      16,
    ]],
  },
  nearHind: {
    joints: [[-120, -162, 46, 44], [-122, -118, 44, 48], [-122, -86, 32, 36], [-148, -60, 23, 22], [
      -170,
      -42,
      17,
      15,
    ], [-174, -14, 15, 15]],
  },
  farHind: {
    joints: [[-88, -150, 40, 40], [-68, -112, 36, 40], [-50, -86, 28, 32], [-60, -62, 21, 20], [
      -70,
      -42,
      16,
      14,
    ], [-54, -18, 15, 15]],
  },
  tails: [
    [TAIL_ROOT, [-204, -190], [-240, -246], [-244, -304], [-276, -334]],
    [TAIL_ROOT, [-206, -178], [-252, -212], [-270, -270], [-258, -326]],
  ],
};

export const pose: PoseEntry = {
  words: [
    says(
      { pose: "walking" },
      "walking, walks, walk, walked, strolling, strolls, stroll, wandering, wanders, marching, strutting, roaming, on a walk, sauntering, hiking, trotting, caminando, ambling, ambles, plodding, parading, parades, on the prowl walking, strides, striding, marches, marched, struts, saunters, trots, hikes, toddling, pads along, waddling, waddles, shuffling, limping, patrolling, patrols, roams, wades, wading, trekking, treks, on the march, catwalk strut, walking tall",
    ),
    nearest(
      { pose: "walking" },
      "climbing, climbs, travelling, traveling, riding, skating, climb, scaling, scrambling, clambering, travels, commuting, on a journey, on an adventure, exploring the world, skates, ice skating, ice skates, roller skating, rollerblading, rollerskating, cycles, pushing a, pulling a, dragging, balancing, balances, tightrope walking, walking a tightrope, leading a parade, crossing the road, crossing the street, queuing, moonwalking, hauling, escaping, rides, rode",
      { weak: true },
    ),
  ],
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
