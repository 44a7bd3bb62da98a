/** @module A worried cat. */
import { OPEN } from "../head/expression.ts";
import type { MoodEntry } from "../mood_entry.ts";

export const mood: MoodEntry = {
  words:
    "worried, worry, worrying, worried look, worried face, looking worried, nervous, nervously, nervous look, anxious, anxiously, anxiety, concerned, concerned look, on edge, stressed, stressed out, overwhelmed, apprehensive, uneasy, uncomfortable, tense, fretting, fretful, troubled, distressed, in distress, unsettled, biting its nails, stage fright, under pressure, worried sick",
  poses: ["sitting", "standing", "loaf", "crouching", "portrait"],
  gestures: ["crouching", "sitting"],
  face: {
    ...OPEN,
    upperLid: 0.04,
    tilt: -0.1,
    pupil: 0.54,
    eye: 1.08,
    look: [0.5, 0.1],
    mouth: "wobble",
    brow: { tilt: -0.5, lift: 12 },
    carriage: { bow: 22, lean: -14, hunch: 14, pitch: 0 },
    ears: { out: 0.62, flat: 0.16 },
    blush: 0.2,
    tail: { carriage: "low" },
  },
};
