/** @module A shy cat. */
import { OPEN } from "../head/expression.ts";
import type { MoodEntry } from "../mood_entry.ts";

export const mood: MoodEntry = {
  words:
    "shy, timid, bashful, embarrassed, modest, skittish, blushing, introverted, shyly, coy, demure, bashfully, timidly, hesitant, reserved, introvert, meek, unsure, insecure, self conscious, flustered, flushed, awkward, awkwardly, blush on its cheeks, blushes, rosy cheeks, rosy cheeked, pink cheeks, red cheeks, humble, feral but shy, wallflower, mousey, soft spoken, blushing cheeks, flushed cheeks, flushed face, blush on her cheeks, blush on his cheeks, blushing face, blushed cheeks, cheeks blushing, cheeks flushed, pink blush, red in the face",
  nearest: "hiding, hides",
  weight: 1,
  poses: ["sitting", "loaf", "standing", "crouching"],
  face: {
    ...OPEN,
    upperLid: 0.34,
    lowerLid: 0.1,
    tilt: -0.06,
    pupil: 0.72,
    look: [-0.9, 0.9],
    mouth: "small",
    brow: { tilt: -0.28, lift: 4 },
    carriage: { bow: 20, lean: -10, hunch: 12, pitch: -0.5, tilt: 0.24 },
    ears: { out: 0.4, flat: 0.1 },
    blush: 1,
    tail: { carriage: "low" },
  },
};
