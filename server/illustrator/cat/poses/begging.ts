/** @module Upright on its haunches, both forepaws hanging before the chest. */
import type { Body, Figure } from "../body/figure.ts";
import { reaching } from "../body/reaching.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { sittingFront } from "../body/sitting_figure.ts";

export const pose: PoseEntry = {
  words:
    "begging, begs, beg, begged, begging for food, begging for treats, begging for a treat, begging for dinner, begging for attention, sitting up and begging, sitting on its haunches begging, meerkat pose, meerkating, standing like a meerkat, like a meerkat, prairie dog pose, gopher pose, paws together, with its paws together, with paws together, praying, prays, prayer, in prayer, folded paws, paws folded in prayer, pleading, pleads, puss in boots pose, paws held up, both paws up, holding its paws together, holding its hands together",
  nearest:
    "asking for food, wishing, clapping, clap, claps, applauding, apologising, apologizing, thanking, namaste, pleading for",
  verb: "begs",
  drawnAs: "with its paws together",
  moods: ["curious", "happy", "shy", "sad"],
  face: {
    closed: undefined,
    upperLid: 0,
    lowerLid: 0,
    pupil: 0.86,
    eye: 1.16,
    look: [0, -0.3],
    brow: { tilt: -0.5, lift: 8 },
  },
  onFoot: true,
  figure: begging,
};

/** The sitting figure without support: it holds its forepaws up. */
function begging(body: Body): Figure {
  const figure = sittingFront(body);
  const [x] = figure.head.at;
  const y = -150 + 8 * (1 - body.head);
  return reaching(figure, { near: [x + 22, y], far: [x - 22, y], turn: 0 }, body.girth);
}
