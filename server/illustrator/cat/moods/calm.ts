/**
 * A calm cat.
 *
 * @module
 */
import { OPEN, PERKED } from "../expression.ts";
import type { MoodEntry } from "../mood_entry.ts";
import { nearest, says } from "../../vocabulary/term.ts";

export const mood: MoodEntry = {
  words: [
    says(
      { mood: "calm" },
      "calm, peaceful, relaxed, relaxing, serene, tranquil, chill, chilled, content, contented, gentle, quiet, zen, patient, easygoing, laid back, restful, mellow, composed, comfortable, comfy, meditating, meditative",
    ),
    nearest(
      { mood: "calm" },
      "wise, thoughtful, pensive, thinking, contemplative, philosophical, intelligent, clever, smart, elegant, graceful, loyal, polite, gentlemanly, studious, ladylike, independent",
    ),
  ],
  weight: 3,
  poses: ["sitting", "standing", "loaf", "lying", "sleeping", "portrait"],
  face: {
    ...OPEN,
    upperLid: 0.1,
    pupil: 0.5,
    look: [0, 0],
    mouth: "smile",
    ears: PERKED,
    blush: 0.5,
  },
};
