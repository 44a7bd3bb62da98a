/** @module Upright, both paws turned up beside the shoulders, the head aslant. */
import type { Body, Figure } from "../body/figure.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { type Arm, upright } from "../body/upright_figure.ts";

export const pose: PoseEntry = {
  words:
    "shrugging, shrugs, shrug, shrugged, shrugging its shoulders, shrugging his shoulders, shrugging her shoulders, shrugs its shoulders, shrugging with both paws, with a shrug, shruggie, who knows pose",
  nearest: "i don't know, idk, dunno, no idea",
  verb: "shrugs",
  onFoot: true,
  face: { brow: { tilt: -0.24, lift: 16 }, mouth: "flat" },
  figure: shrugging,
};

/** How far out elbow and paw are beside a head of size 1 and larger ones, in units. */
const ELBOW = 108, PAW = 150, BESIDE_HEAD = 74;

function shrugging(body: Body): Figure {
  const out = BESIDE_HEAD * (body.head - 1) / body.girth;
  const arm: Arm = {
    elbow: [ELBOW + out * 0.5, -152],
    paw: [PAW + out, -206],
    turn: 0.7,
    pads: true,
    isRaised: true,
  };
  const figure = upright(body, { left: arm, right: arm });
  return { ...figure, head: { ...figure.head, turn: 0.17, yaw: 0 } };
}
