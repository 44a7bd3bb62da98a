/** @module A confused cat. */
import { OPEN } from "../head/expression.ts";
import type { MoodEntry } from "../mood_entry.ts";

export const mood: MoodEntry = {
  words:
    "confused, confusion, confused look, confused face, looking confused, confusedly, puzzled, puzzled look, puzzled face, looking puzzled, perplexed, baffled, bewildered, bewilderment, bemused, clueless, lost and confused, quizzical, scratching its head in confusion, doesn't understand, doesn't get it, not understanding, at a loss, nonplussed, befuddled, muddled, uncertain, question mark face, what is going on",
  poses: ["sitting", "standing", "loaf", "portrait"],
  gestures: ["shrugging", "thinking"],
  face: {
    ...OPEN,
    upperLid: 0.06,
    tilt: 0,
    pupil: 0.46,
    eye: 1.06,
    look: [0.35, -0.55],
    mouth: "askew",
    brow: { tilt: -0.16, lift: 6, raised: 28 },
    carriage: { bow: -4, lean: -8, tilt: 0.36 },
    ears: { out: 0.36, flat: 0.04 },
    blush: 0.25,
  },
};
