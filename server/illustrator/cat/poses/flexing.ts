/** @module Upright, both arms bent to show their muscles. */
import type { Body, Figure } from "../body/figure.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { type Arm, upright } from "../body/upright_figure.ts";

export const pose: PoseEntry = {
  words:
    "flexing, flexes, flex, flexed, flexing its muscles, flexing his muscles, flexing her muscles, flexing muscles, showing off its muscles, showing its muscles, showing his muscles, bodybuilder pose, bodybuilding pose, strongman pose, arms up, arms raised, both arms up, both arms raised, paws up, paws raised, hands up, hands in the air, cheering, cheers for, celebrating with its paws up, victorious pose, winner pose, arms in the air, raising both paws, both paws raised, both paws in the air, hooray, hurray, surrendering, surrenders",
  nearest:
    "bodybuilding, working out, workout, doing a workout, pumping iron, weight training, doing exercises, lifting, works out, lifts weights, doing push ups, doing squats, doing jumping jacks, exercising, aerobics, sumo stance",
  verb: "flexes its muscles",
  drawnAs: "with both arms raised",
  figure: flexing,
};

function flexing(body: Body): Figure {
  const out = 26 * (body.head - 1) * 4 / body.girth;
  const arm: Arm = {
    elbow: [142 + out, -206],
    paw: [145 + out, -306],
    isRaised: true,
  };
  return upright(body, { left: arm, right: arm });
}
