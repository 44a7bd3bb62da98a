/** @module A cat that runs. */
import type { Body, Figure } from "../body/figure.ts";
import { type Gait, ON_ITS_WAY, onFour, stretchedOut, TAIL_ROOT } from "../body/four_legs.ts";
import { onLegs } from "../body/leg_length.ts";
import { mapped } from "../body/mapped_figure.ts";
import { joints } from "../body/jointed_limb.ts";
import type { PoseEntry } from "../pose_entry.ts";

const SPRINT: Gait = {
  nearFore: {
    joints: joints("90 -166 42 42, 124 -124 35 33, 164 -92 24 23, 202 -74 19 19, 222 -66 18 18"),
    turn: 0.25,
  },
  farFore: {
    joints: joints(
      "114 -170 36 36, 158 -142 29 29, 202 -130 21 21, 240 -126 18 18, 258 -124 17 17",
    ),
    turn: 0,
  },
  nearHind: {
    joints: joints(
      "-104 -166 54 48, -124 -128 54 50, -144 -98 38 40, -184 -84 25 24, -214 -70 19 18, -236 -44 17 18",
    ),
    turn: 1.9,
  },
  farHind: {
    joints: joints(
      "-78 -152 44 42, -60 -114 40 42, -52 -84 30 34, -88 -64 22 21, -112 -46 17 16, -122 -20 16 16",
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
    "running, runs, run, ran, racing, races, sprinting, sprints, dashing, dashes, galloping, jogging, zooming, zoomies, charging, rushing, corriendo, sprint, sprinted, zoomie, doing zoomies, zooms, zoomed, dash, bolting, bolts, scurrying, scurries, scampering, scampers, darting, darts, gallop, gallops, hurtling, barrelling, barreling, tearing around, hurrying, hurries, late for work, in a hurry, jogs, jog, chasing after, stampeding, rushes, speeding, speeds, careening, runs away, running fast, full speed, full sprint, fleeing fast, marathon, running a marathon",
  nearest: "playing golf, chasing its tail, chasing his tail, chasing her tail",
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
