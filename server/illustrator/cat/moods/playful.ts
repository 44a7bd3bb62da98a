/**
 * A playful cat.
 *
 * @module
 */
import { OPEN } from "../expression.ts";
import type { MoodEntry } from "../mood_entry.ts";
import { nearest, says } from "../../vocabulary/term.ts";

export const mood: MoodEntry = {
  words: [
    says(
      { mood: "playful" },
      "playful, playing, plays, play, frisky, bouncy, hyper",
    ),
    nearest({ mood: "playful" }, "wild, crazy, feisty, spunky, witty"),
  ],
  weight: 3,
  poses: ["sitting", "jumping", "waving", "walking", "running", "dancing", "belly up", "crouching"],
  face: {
    ...OPEN,
    pupil: 0.76,
    eye: 1.06,
    look: [0.35, -0.1],
    mouth: "tongue",
    ears: { out: -0.08, flat: 0 },
    blush: 0.7,
    tail: { carriage: "high" },
  },
};
