/** @module A cat with a bad conscience. */
import { OPEN } from "../head/expression.ts";
import type { MoodEntry } from "../mood_entry.ts";

export const mood: MoodEntry = {
  words:
    "guilty, guilty looking, looking guilty, guilty look, guilty face, guilt ridden, looking guilty as sin, guilty as charged, guilty expression, guilty eyes, guilty faces, guiltily, guilt, sheepish guilt, sheepish, sheepishly, ashamed, shame, shamefaced, remorseful, regretful, apologetic, sorry looking, sorry face, looking sorry, very sorry, caught in the act, caught red handed, red handed, bad conscience, contrite, repentant",
  nearest: "confessing, apologises, apologizes, saying sorry",
  poses: ["sitting", "loaf", "crouching", "lying", "portrait"],
  gestures: ["crouching", "loaf"],
  face: {
    ...OPEN,
    upperLid: 0.1,
    tilt: -0.16,
    pupil: 0.76,
    eye: 1.08,
    look: [0.86, -0.5],
    mouth: "wobble",
    brow: { tilt: -0.52, lift: 8 },
    carriage: { bow: 48, lean: -12, hunch: 22, pitch: -0.4, tilt: -0.16 },
    ears: { out: 0.92, flat: 0.34 },
    blush: 0.5,
    tail: { carriage: "low" },
  },
};
