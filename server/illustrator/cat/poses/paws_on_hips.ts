/** @module Upright, both paws on its hips. */
import type { Body, Figure } from "../body/figure.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { type Arm, upright } from "../body/upright_figure.ts";

export const pose: PoseEntry = {
  words:
    "paws on hips, paws on its hips, paws on his hips, paws on her hips, hands on hips, hands on its hips, hands on his hips, hands on her hips, hand on hip, hand on its hip, hand on his hip, hand on her hip, paw on hip, paw on its hip, paw on his hip, paw on her hip, arms akimbo, akimbo",
  nearest: "superhero pose, super hero pose, hero pose, power pose, power stance, catwalk pose",
  verb: "has its paws on its hips",
  drawnAs: "with its paws on its hips",
  moods: ["proud", "brave", "smug", "grumpy", "happy"],
  onFoot: true,
  figure: pawsOnHips,
};

/** Elbows stand out on both sides. */
function pawsOnHips(body: Body): Figure {
  const arm: Arm = { elbow: [128, -152], paw: [68, -108], turn: -0.9 };
  return upright(body, { left: arm, right: arm });
}
