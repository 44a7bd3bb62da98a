/** @module A suspicious cat. */
import { OPEN } from "../head/expression.ts";
import type { MoodEntry } from "../mood_entry.ts";

export const mood: MoodEntry = {
  words:
    "suspicious, suspiciously, suspicious look, suspicious face, looking suspicious, suspicion, squinting suspiciously, squinting, squints, narrowed eyes, narrowing its eyes, narrowing his eyes, narrowing her eyes, eyes narrowed, sceptical, skeptical, sceptically, skeptically, wary, warily, distrustful, mistrustful, doubtful, doubting, dubious, unconvinced, not convinced, paranoid, side eyes, sus, judging silently, cautious",
  poses: ["sitting", "loaf", "crouching", "standing", "portrait"],
  gestures: ["sneaking", "crouching"],
  face: {
    ...OPEN,
    upperLid: 0.46,
    lowerLid: 0.3,
    tilt: 0.1,
    pupil: 0.5,
    look: [1, 0],
    mouth: "askew",
    brow: { tilt: 0.26, lift: -10, raised: 12 },
    carriage: { bow: 24, lean: 14, hunch: 14, pitch: -0.1, tilt: -0.08 },
    ears: { out: 0.28, flat: 0.14 },
    blush: 0.15,
    tail: { carriage: "low" },
  },
};
