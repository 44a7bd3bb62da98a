/** @module A dreamy cat. */
import { OPEN } from "../head/expression.ts";
import type { MoodEntry } from "../mood_entry.ts";

export const mood: MoodEntry = {
  words:
    "dreamy, dreaming, daydreaming, wistful, starry eyed, head in the clouds, romantic dreamer, reverie, enchanted expression, dreamily, daydreamy, day dreaming, spaced out, zoned out, faraway look, far away look, romantic look, yearning, longing, longingly, wishful, moonstruck, high on catnip, stoned, tranced out, lofi mood, thoughtful gaze, nostalgic look, in dreamland, lost in a dream, in deep thought, imaginative, imagining, whimsy",
  weight: 1,
  poses: ["sitting", "lying", "loaf", "belly up", "portrait"],
  face: {
    ...OPEN,
    upperLid: 0.24,
    pupil: 0.72,
    eye: 1.04,
    tilt: -0.02,
    look: [0.3, -0.6],
    mouth: "smile",
    carriage: { bow: -4, pitch: 0.45, tilt: -0.1 },
    ears: { out: 0.16, flat: 0 },
    blush: 0.9,
  },
};
