/**
 * A dreamy cat.
 *
 * @module
 */
import { OPEN } from "../expression.ts";
import type { MoodEntry } from "../mood_entry.ts";
import { says } from "../../vocabulary/term.ts";

export const mood: MoodEntry = {
  words: [
    says(
      { mood: "dreamy" },
      "dreamy, dreaming, daydreaming, wistful, starry eyed, lost in thought, head in the clouds, romantic dreamer, reverie, enchanted expression",
    ),
  ],
  weight: 1,
  poses: ["sitting", "lying", "loaf", "belly up", "portrait"],
  face: {
    ...OPEN,
    upperLid: 0.24,
    pupil: 0.82,
    eye: 1.04,
    tilt: -0.02,
    look: [0.3, -0.6],
    mouth: "smile",
    ears: { out: 0.16, flat: 0 },
    blush: 0.9,
  },
};
