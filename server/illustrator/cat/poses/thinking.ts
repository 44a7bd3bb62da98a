/** @module Sitting, a paw at its chin, the eyes up. */
import type { Body, Figure } from "../body/figure.ts";
import { reachingBefore } from "../body/reaching_before.ts";
import { sittingFront } from "../body/sitting_figure.ts";
import type { PoseEntry } from "../pose_entry.ts";

export const pose: PoseEntry = {
  words:
    "thinking, thinks, thinking hard, deep in thought, lost in thought, pondering, ponders, contemplating, thinker pose, the thinker, paw on its chin, paw on his chin, paw on her chin, paw at its chin, chin in paw, chin on paw, chin on its paw, chin in hand, resting its chin on its paw, stroking its chin, stroking his chin, stroking his beard, scratching its chin, scratching his chin, scratching her chin",
  nearest:
    "philosophical, brainstorming, racking its brain, scratching its head, scratching his head, scratching her head",
  verb: "thinks, a paw at its chin",
  drawnAs: "with a paw at its chin",
  onFoot: true,
  moods: ["curious", "calm", "dreamy", "bored"],
  face: { look: [0.5, -0.8] },
  figure: thinking,
};

/** From the middle of a head of size 1 to beside its chin, in units. */
const CHIN = [34, 88] as const;

function thinking(body: Body): Figure {
  const figure = sittingFront(body);
  const head = { ...figure.head, yaw: 0.1, turn: 0.16 };
  const { at: [x, y], scale } = head;
  const near = [x + CHIN[0] * scale, y + CHIN[1] * scale] as const;
  return reachingBefore({ ...figure, head }, { near, turn: -0.4 }, body.girth);
}
