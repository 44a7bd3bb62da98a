/**
 * A sleepy cat.
 *
 * @module
 */
import { OPEN } from "../expression.ts";
import type { MoodEntry } from "../mood_entry.ts";
import { says } from "../../vocabulary/term.ts";

export const mood: MoodEntry = {
  words: [
    says(
      { mood: "sleepy" },
      "sleepy, tired, drowsy, yawning, lazy, exhausted, weary, dozy, half asleep, bored, lethargic",
    ),
  ],
  poses: ["loaf", "sleeping", "sitting", "lying", "stretching"],
  face: {
    ...OPEN,
    upperLid: 0.52,
    lowerLid: 0.06,
    pupil: 0.6,
    look: [0, 0.3],
    mouth: "small",
    ears: { out: 0.28, flat: 0.1 },
    blush: 0.5,
    tail: { carriage: "low" },
  },
};
