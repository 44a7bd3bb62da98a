/**
 * A cat that walks.
 *
 * @module
 */
import type { Body, Figure } from "../figure.ts";
import { type Gait, onFour } from "../four_legs.ts";
import { onLegs } from "../leg_length.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { nearest, says } from "../../vocabulary/term.ts";

const STRIDE: Gait = {
  nearFore: { axis: [[62, -128], [92, -92], [122, -62]], paw: [132, -50] },
  farFore: { axis: [[80, -122], [70, -70], [56, -20]], paw: [62, -16] },
  nearHind: { axis: [[-92, -104], [-128, -64], [-138, -20]], paw: [-130, -14] },
  farHind: { axis: [[-66, -104], [-50, -64], [-54, -20]], paw: [-46, -17] },
  tails: [
    [[-122, -142], [-174, -172], [-202, -232], [-206, -288], [-236, -318]],
    [[-122, -142], [-178, -158], [-222, -196], [-238, -256], [-226, -312]],
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
  return onLegs(onFour(body, STRIDE), body.leg);
}
