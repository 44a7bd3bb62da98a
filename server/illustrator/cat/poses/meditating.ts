/** @module Sitting like a person, the forepaws on the knees, the eyes shut. */
import type { Body, Figure } from "../body/figure.ts";
import { lolling } from "../body/lolling_figure.ts";
import type { PoseEntry } from "../pose_entry.ts";

export const pose: PoseEntry = {
  words:
    "meditating, meditates, meditate, meditation, in meditation, deep in meditation, lotus position, lotus pose, in the lotus position, meditation pose, meditating pose, cross legged, sitting cross legged, cross-legged, zen master, zen pose, om, doing mindfulness, mindful, levitating in meditation, buddha pose, yogi",
  verb: "meditates",
  drawnAs: "meditating",
  moods: ["calm", "dreamy"],
  face: { closed: "asleep", winks: false, tear: false },
  figure: (body: Body): Figure =>
    lolling(body, { near: [104 * body.girth, -78], far: [-104 * body.girth, -78] }),
};
