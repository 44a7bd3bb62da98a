/**
 * A sad cat.
 *
 * @module
 */
import { OPEN } from "../expression.ts";
import type { MoodEntry } from "../mood_entry.ts";
import { says } from "../../vocabulary/term.ts";

export const mood: MoodEntry = {
  words: [
    says(
      { mood: "sad" },
      "sad, unhappy, crying, melancholy, melancholic, gloomy, heartbroken, tearful, lonely, upset, depressed, sorrowful, miserable, weeping, blue hearted, homesick",
    ),
  ],
  poses: ["sitting", "loaf", "lying", "portrait"],
  face: {
    ...OPEN,
    upperLid: 0.16,
    tilt: -0.16,
    pupil: 0.78,
    eye: 1.05,
    look: [0, 0.35],
    mouth: "frown",
    brow: { tilt: -0.4, lift: 4 },
    ears: { out: 0.52, flat: 0.16 },
    blush: 0.3,
    tail: { carriage: "low" },
    tear: true,
  },
};
