/** @module Sitting, the mouth wide open, the eyes squeezed shut. */
import type { Body, Figure } from "../body/figure.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { sittingFront } from "../body/sitting_figure.ts";

export const pose: PoseEntry = {
  words:
    "yawning, yawns, yawn, yawned, mid yawn, mid-yawn, in mid yawn, big yawn, huge yawn, giant yawn, a yawn, letting out a yawn, doing a big yawn, with a big yawn, yawning widely, yawning wide, yawning hugely",
  verb: "yawns",
  moods: ["sleepy", "calm"],
  face: {
    mouth: "yawn",
    closed: "asleep",
    ears: { out: 0.34, flat: 0.16 },
    winks: false,
    tear: false,
  },
  onFoot: true,
  figure: yawning,
};

/** The sitting figure with its head thrown back. */
function yawning(body: Body): Figure {
  const figure = sittingFront(body);
  return { ...figure, head: { ...figure.head, turn: -0.1, pitch: 0.9 } };
}
