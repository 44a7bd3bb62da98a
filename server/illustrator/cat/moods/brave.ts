/** @module A brave cat. */
import { OPEN } from "../head/expression.ts";
import type { MoodEntry } from "../mood_entry.ts";

export const mood: MoodEntry = {
  words:
    "brave, courageous, bold, heroic, fearless, daring, valiant, adventurous, intrepid, gallant, courage, plucky, feisty brave, unafraid, undaunted, dauntless, warrior spirit, chivalrous, ready for adventure, spirited, epic hero, ready to go",
  weight: 1,
  poses: ["sitting", "standing", "walking", "running", "jumping", "portrait"],
  gestures: ["paws on hips", "standing"],
  face: {
    ...OPEN,
    upperLid: 0.12,
    tilt: 0.14,
    pupil: 0.56,
    look: [0.15, -0.15],
    mouth: "smirk",
    brow: { tilt: 0.34, lift: -4 },
    carriage: { bow: -26, lean: 6, pitch: 0.35 },
    ears: { out: -0.1, flat: 0 },
    blush: 0.3,
    tail: { carriage: "high" },
  },
};
