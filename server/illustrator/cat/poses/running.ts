/** @module A cat that runs. */
import type { Body, Figure } from "../body/figure.ts";
import { type Gait, ON_ITS_WAY, onFour, stretchedOut, TAIL_ROOT } from "../body/four_legs.ts";
import { onLegs } from "../body/leg_length.ts";
import { mapped } from "../body/mapped_figure.ts";
import { joints } from "../body/jointed_limb.ts";
import type { PoseEntry } from "../pose_entry.ts";

const SPRINT: Gait = {
  nearFore: {
    joints: joints(
      "90 -166 42 42, 124 -124 33 31, 164 -93 21 21, 202 -74 17 17, 222 -66 16.5 16.5",
    ),
    turn: 0.25,
  },
  farFore: {
    joints: joints(
      "114 -170 35 35, 158 -142 27 27, 202 -130 19 19, 240 -126 16 16, 258 -124 16 16",
    ),
    turn: 0,
  },
  nearHind: {
    joints: joints(
      "-104 -166 54 48, -124 -128 54 50, -144 -98 36 38, -184 -84 22 22, -214 -70 16.5 16.5, -236 -44 16 16.5",
    ),
    turn: 1.9,
  },
  farHind: {
    joints: joints(
      "-78 -152 44 42, -62 -116 38 40, -57 -89 27 29, -88 -66 20 20, -112 -47 15.5 15, -122 -20 15.5 15.5",
    ),
    turn: 0.9,
  },
  tails: [
    [TAIL_ROOT, [-204, -188], [-262, -180], [-318, -206]],
    [TAIL_ROOT, [-200, -202], [-256, -216], [-306, -252]],
  ],
};

export const pose: PoseEntry = {
  words:
    "running, runs, run, ran, racing, races, sprinting, sprints, dashing, dashes, galloping, jogging, zooming, zoomies, charging, rushing, corriendo, sprint, sprinted, zoomie, doing zoomies, zooms, zoomed, dash, bolting, bolts, scurrying, scurries, scampering, scampers, darting, darts across, darts past, darts away, darts through, darts after, darts into, darts around, darts from, darts to, darts off, darts under, gallop, gallops, hurtling, barrelling, barreling, tearing around, hurrying, hurries, late for work, in a hurry, jogs, jog, chasing after, stampeding, rushes, speeding, speeds, careening, runs away, running away, ran away, running fast, full speed, full sprint, fleeing fast, marathon, running a marathon",
  verb: "runs",
  weight: 1,
  isLively: true,
  turns: true,
  figure: running,
};

/** At full speed, all legs stretched. */
function running(body: Body): Figure {
  const figure = onLegs(
    mapped(onFour(body, SPRINT, ON_ITS_WAY), stretchedOut(body.girth)),
    body.leg,
  );
  return { ...figure, rest: { ...figure.rest, lift: 8 } };
}
