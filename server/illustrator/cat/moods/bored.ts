/** @module Nothing happens: the eyes roll up to the side, the mouth is flat. */
import { OPEN } from "../head/expression.ts";
import type { MoodEntry } from "../mood_entry.ts";

export const mood: MoodEntry = {
  words:
    "bored, boredom, bored look, bored face, bored to death, uninterested, apathetic, listless, indifferent, indifferently, doesnt care, doesn't care, doesn't care at all, doesnt care at all, couldn't care less, resigned",
  poses: ["loaf", "lying", "sitting", "sploot", "portrait"],
  gestures: ["lying", "sploot"],
  face: {
    ...OPEN,
    upperLid: 0.5,
    tilt: -0.06,
    pupil: 0.52,
    look: [0.85, -0.5],
    mouth: "flat",
    brow: { tilt: -0.1, lift: 2, raised: 7 },
    carriage: { bow: 34, lean: 16, hunch: 14, pitch: 0, tilt: 0.3 },
    ears: { out: 0.36, flat: 0.06 },
    blush: 0,
    tail: { carriage: "low" },
  },
};
