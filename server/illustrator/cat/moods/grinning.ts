/** @module A grinning cat: all teeth from cheek to cheek. */
import { OPEN, PERKED } from "../head/expression.ts";
import type { MoodEntry } from "../mood_entry.ts";

export const mood: MoodEntry = {
  words:
    "grinning, beaming, grin, grins, grinned, big grin, wide grin, huge grin, broad grin, grin on its face, cheshire grin, cheshire cat grin, cheshire smile, grinning from ear to ear, ear to ear grin, smiling from ear to ear, grinning widely, smiling with teeth, smile with teeth, showing its teeth in a smile, pearly whites, toothpaste smile, big cheesy smile, cheesy grin, cheesy smile",
  face: {
    ...OPEN,
    look: [0.1, -0.1],
    lowerLid: 0.4,
    pupil: 0.62,
    mouth: "grin",
    carriage: { bow: -6, tilt: 0.1, pitch: 0.15 },
    ears: PERKED,
    blush: 0.8,
    tail: { carriage: "high" },
  },
};
