/**
 * A cat that runs.
 *
 * @module
 */
import type { Body, Figure } from "../figure.ts";
import { type Gait, ON_ITS_WAY, onFour, TAIL_ROOT } from "../four_legs.ts";
import { onLegs } from "../leg_length.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { nearest, says } from "../../vocabulary/term.ts";

const SPRINT: Gait = {
  nearFore: {
    joints: [[100, -166, 40, 38], [134, -124, 32, 30], [176, -96, 20, 20], [216, -76, 16, 16], [
      234,
      -64,
      15,
      15,
    ]],
    turn: 0.3,
  },
  farFore: {
    joints: [[118, -170, 34, 34], [162, -148, 27, 26], [208, -138, 19, 19], [250, -128, 16, 16], [
      268,
      -120,
      15,
      15,
    ]],
    turn: 0.1,
  },
  nearHind: {
    joints: [[-122, -160, 46, 44], [-142, -122, 44, 44], [-166, -98, 34, 34], [-204, -86, 22, 22], [
      -238,
      -74,
      16,
      16,
    ], [-262, -46, 14, 15]],
    turn: 1,
  },
  farHind: {
    joints: [[-94, -150, 40, 40], [-98, -112, 38, 38], [-112, -84, 28, 32], [-146, -62, 20, 20], [
      -172,
      -44,
      16,
      15,
    ], [-186, -16, 14, 15]],
    turn: 0.5,
  },
  tails: [
    [TAIL_ROOT, [-204, -188], [-262, -180], [-318, -206]],
    [TAIL_ROOT, [-200, -202], [-256, -216], [-306, -252]],
  ],
};

export const pose: PoseEntry = {
  words: [
    says(
      { pose: "running" },
      "running, runs, run, ran, racing, races, sprinting, sprints, dashing, dashes, galloping, jogging, zooming, zoomies, charging, rushing, corriendo, sprint, sprinted, zoomie, doing zoomies, zooms, zoomed, dash, bolting, bolts, scurrying, scurries, scampering, scampers, darting, darts, gallop, gallops, hurtling, barrelling, barreling, tearing around, hurrying, hurries, late for work, in a hurry, jogs, jog, chasing after, stampeding, rushes, speeding, speeds, careening, runs away, running fast, full speed, full sprint, fleeing fast, marathon, running a marathon",
    ),
    nearest(
      { pose: "running" },
      "playing golf, chasing its tail, chasing his tail, chasing her tail",
      { weak: true },
    ),
  ],
  verb: "runs",
  weight: 1,
  isLively: true,
  turns: true,
  figure: running,
};

/** At full speed, all legs stretched. */
function running(body: Body): Figure {
  const figure = onLegs(onFour(body, SPRINT, ON_ITS_WAY), body.leg);
  return { ...figure, rest: { ...figure.rest, lift: 8 } };
}
