/**
 * A shy cat.
 *
 * @module
 */
import { OPEN } from "../expression.ts";
import type { MoodEntry } from "../mood_entry.ts";
import { says } from "../../vocabulary/term.ts";

export const mood: MoodEntry = {
  words: [
    says(
      { mood: "shy" },
      "shy, timid, bashful, nervous, anxious, worried, embarrassed, modest, hiding, skittish, blushing, introverted",
    ),
  ],
  weight: 1,
  poses: ["sitting", "loaf", "standing", "crouching"],
  face: {
    ...OPEN,
    upperLid: 0.12,
    tilt: -0.06,
    pupil: 0.74,
    look: [-0.55, 0.4],
    mouth: "small",
    brow: { tilt: -0.26, lift: 6 },
    ears: { out: 0.4, flat: 0.1 },
    blush: 1,
    tail: { carriage: "low" },
  },
};
