/**
 * A shy cat.
 *
 * @module
 */
import { OPEN } from "../expression.ts";
import type { MoodEntry } from "../mood_entry.ts";
import { says } from "../../vocabulary/term.ts";

export const mood: MoodEntry = {
  words: [
    says(
      { mood: "shy" },
      "shy, timid, bashful, nervous, anxious, worried, embarrassed, modest, hiding, skittish, blushing, introverted, shyly, coy, demure, bashfully, timidly, hesitant, reserved, introvert, meek, unsure, insecure, apprehensive, uneasy, self conscious, sheepish, flustered, flushed, awkward, awkwardly, anxiety, nervously, worry, concerned, on edge, stressed, overwhelmed, uncomfortable, blush on its cheeks, blushes, rosy cheeks, rosy cheeked, pink cheeks, red cheeks, humble, hides, feral but shy, wallflower, mousey, soft spoken",
    ),
  ],
  weight: 1,
  poses: ["sitting", "loaf", "standing", "crouching"],
  face: {
    ...OPEN,
    upperLid: 0.12,
    tilt: -0.06,
    pupil: 0.74,
    look: [-0.55, 0.4],
    mouth: "small",
    carriage: { bow: 14, lean: -8, pitch: -0.35, tilt: 0.14 },
    ears: { out: 0.4, flat: 0.1 },
    blush: 1,
    tail: { carriage: "low" },
  },
};
