/**
 * A surprised cat.
 *
 * @module
 */
import { OPEN } from "../expression.ts";
import type { MoodEntry } from "../mood_entry.ts";
import { says } from "../../vocabulary/term.ts";

export const mood: MoodEntry = {
  words: [
    says(
      { mood: "surprised" },
      "surprised, shocked, astonished, amazed, startled, stunned, wide eyed, astounded, bewildered, confused, sorprendido",
    ),
  ],
  weight: 1,
  poses: ["sitting", "standing", "jumping"],
  face: {
    ...OPEN,
    pupil: 0.34,
    eye: 1.2,
    tilt: 0,
    look: [0, 0],
    mouth: "round",
    brow: { tilt: -0.16, lift: 20 },
    ears: { out: -0.14, flat: 0 },
    blush: 0.4,
    tail: { carriage: "high", puff: 1.5 },
  },
};
