/** @module Sitting, a paw at its lips. */
import type { Body, Figure } from "../body/figure.ts";
import { reachingBefore } from "../body/reaching_before.ts";
import { sittingFront } from "../body/sitting_figure.ts";
import type { PoseEntry } from "../pose_entry.ts";

export const pose: PoseEntry = {
  words:
    "shushing, shushes, shush, shhh, shh, saying shh, finger on lips, finger on its lips, finger on his lips, finger on her lips, paw on lips, paw on its lips, finger to its lips, paw to its lips, paw at its lips, finger at its lips, asking for silence, asking for quiet, hushing, speak no evil, covering its mouth, covering his mouth, covering her mouth, covers its mouth, paw over its mouth, paw over his mouth, paw over her mouth, hand over its mouth, giggling behind its paw",
  nearest: "keeping a secret, blowing a kiss, blowing kisses, blows a kiss, whispering, whispers",
  verb: "holds a paw to its lips",
  drawnAs: "with a paw at its lips",
  onFoot: true,
  figure: shushing,
};

/** From the middle of a head of size 1 to below its mouth, in units. */
const LIPS = 66;

function shushing(body: Body): Figure {
  const figure = sittingFront(body);
  const head = { ...figure.head, yaw: 0, turn: 0.06 };
  const { at: [x, y], scale } = head;
  return reachingBefore(
    { ...figure, head },
    { near: [x + 4, y + LIPS * scale], turn: 0 },
    body.girth,
  );
}
