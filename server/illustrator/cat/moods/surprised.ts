/** @module A surprised cat. */
import { OPEN } from "../head/expression.ts";
import type { MoodEntry } from "../mood_entry.ts";

export const mood: MoodEntry = {
  words:
    "surprised, shocked, astonished, amazed, startled, stunned, wide eyed, astounded, sorprendido, surprised look, surprised face, shock, shocked face, shocked look, shook, jaw dropped, jaw dropping, jaw drop, mouth agape, agape, gaping, gasps, gasp, gobsmacked, flabbergasted, dumbfounded, speechless, awestruck, awe struck, in awe, awed, wonderstruck, thunderstruck, taken aback, incredulous, disbelief, unbelieving, surprised pikachu, startle, startled look, wtf face, what the, o o face, eyes popping, omg, whoa, wow, stupefied, impressed, amazement, astonishment",
  nearest:
    "scream, shrieking, shrieks, screeching, yodelling, yodeling, belting out a song, opera singing, gasping for air",
  weight: 1,
  poses: ["sitting", "standing", "jumping"],
  gestures: ["standing", "arms spread"],
  face: {
    ...OPEN,
    pupil: 0.26,
    eye: 1.18,
    tilt: 0,
    look: [0, 0],
    mouth: "round",
    brow: { tilt: -0.1, lift: 22 },
    carriage: { bow: -18, lean: -20 },
    ears: { out: -0.14, flat: 0 },
    blush: 0.4,
    tail: { carriage: "high", puff: 1.5 },
  },
};
