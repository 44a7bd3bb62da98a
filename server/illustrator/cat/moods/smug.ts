/**
 * A smug cat.
 *
 * @module
 */
import { OPEN } from "../expression.ts";
import type { MoodEntry } from "../mood_entry.ts";
import { says } from "../../vocabulary/term.ts";

export const mood: MoodEntry = {
  words: [
    says(
      { mood: "smug" },
      "smug, sassy, smirking, smirk, self satisfied, cocky, snobbish, snooty, sarcastic, haughty, snarky, aloof, unbothered, diva",
    ),
  ],
  weight: 1,
  poses: ["sitting", "lying", "loaf", "standing", "portrait"],
  face: {
    ...OPEN,
    upperLid: 0.46,
    lowerLid: 0.1,
    tilt: 0.1,
    pupil: 0.5,
    look: [0.5, 0.05],
    mouth: "smirk",
    brow: { tilt: -0.14, lift: 6 },
    ears: { out: 0.04, flat: 0 },
    blush: 0.45,
    tail: { carriage: "high" },
  },
};
