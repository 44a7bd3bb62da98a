/**
 * A cat that runs.
 *
 * @module
 */
import type { Body, Figure } from "../figure.ts";
import { type Gait, onFour } from "../four_legs.ts";
import { onLegs } from "../leg_length.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { nearest, says } from "../../vocabulary/term.ts";

const SPRINT: Gait = {
  nearFore: { axis: [[66, -128], [126, -96], [178, -58]], paw: [194, -48] },
  farFore: { axis: [[88, -126], [156, -118], [214, -104]], paw: [232, -100] },
  nearHind: { axis: [[-92, -114], [-122, -70], [-172, -82], [-212, -46]], paw: [-224, -36] },
  farHind: { axis: [[-70, -104], [-86, -54], [-128, -48], [-160, -16]], paw: [-170, -10] },
  tails: [
    [[-122, -142], [-178, -168], [-232, -156], [-284, -184]],
    [[-122, -146], [-172, -186], [-226, -196], [-274, -232]],
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
  const figure = onLegs(onFour(body, SPRINT), body.leg);
  return { ...figure, rest: { ...figure.rest, lift: 8 } };
}
