/**
 * A grumpy cat.
 *
 * @module
 */
import { OPEN } from "../expression.ts";
import type { MoodEntry } from "../mood_entry.ts";
import { says } from "../../vocabulary/term.ts";

export const mood: MoodEntry = {
  words: [
    says(
      { mood: "grumpy" },
      "grumpy, grouchy, cranky, moody, annoyed, cross, sulky, sulking, unimpressed, crabby, irritated, disgruntled, frowning, frown, judgmental, judgemental, pouting, stern, serious, skeptical, sceptical",
    ),
  ],
  poses: ["sitting", "loaf", "lying", "standing", "portrait"],
  face: {
    ...OPEN,
    upperLid: 0.36,
    tilt: 0.14,
    pupil: 0.46,
    look: [0, 0.05],
    mouth: "frown",
    brow: { tilt: 0.34, lift: -2 },
    ears: { out: 0.34, flat: 0.12 },
    blush: 0.2,
    tail: { carriage: "low", puff: 1.15 },
  },
};
