/** @module A suspicious cat. */
import { OPEN } from "../head/expression.ts";
import type { MoodEntry } from "../mood_entry.ts";

export const mood: MoodEntry = {
  words:
    "suspicious, suspiciously, suspicious look, suspicious face, looking suspicious, suspicion, squinting suspiciously, squinting, squints, narrowed eyes, narrowing its eyes, narrowing his eyes, narrowing her eyes, eyes narrowed, sceptical, skeptical, sceptically, skeptically, wary, warily, distrustful, mistrustful, doubtful, doubting, dubious, unconvinced, not convinced, paranoid, side eyes, sus, judging silently, cautious",
  poses: ["sitting", "loaf", "crouching", "standing", "portrait"],
  face: {
    ...OPEN,
    upperLid: 0.46,
    lowerLid: 0.3,
    tilt: 0.1,
    pupil: 0.5,
    look: [0.95, 0.05],
    mouth: "flat",
    brow: { tilt: 0.26, lift: -10, raised: 12 },
    carriage: { bow: 12, lean: -12, tilt: -0.06 },
    ears: { out: 0.28, flat: 0.14 },
    blush: 0.15,
    tail: { carriage: "low" },
  },
};
