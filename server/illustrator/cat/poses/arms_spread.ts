/** @module Upright, both arms straight out to the sides. */
import type { Body, Figure } from "../body/figure.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { type Arm, upright } from "../body/upright_figure.ts";

export const pose: PoseEntry = {
  words:
    "arms spread, arms spread wide, arms wide, arms wide open, with open arms, open arms, arms out, arms stretched out, arms outstretched, outstretched arms, with arms out, paws spread wide, paws outstretched, spreading its arms, spreading his arms, spreading her arms, t pose, t posing, ta da, tada, ta da pose, jazz hands, arms out like a plane, arms out for balance, wants a hug, asking for a hug, waiting for a hug, scarecrow pose",
  nearest:
    "balancing, balances, balancing act, keeping its balance, flapping, flapping its arms, welcoming, taking a bow to the crowd, titanic pose",
  verb: "spreads its arms",
  drawnAs: "with its arms spread",
  onFoot: true,
  figure: armsSpread,
};

/** How far out a paw is beside a head of size 0 and 1, for a body of average girth, in units. */
const OUT = 104, BESIDE_HEAD = 68;

function armsSpread(body: Body): Figure {
  const x = (OUT + BESIDE_HEAD * body.head) / body.girth;
  const arm: Arm = { elbow: [x * 0.62, -192], paw: [x, -212], turn: 0.7, pads: true };
  return upright(body, { left: arm, right: arm });
}
