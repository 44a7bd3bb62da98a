/** @module A determined cat: brows down, lips pressed, ears and eyes ahead. */
import { OPEN } from "../head/expression.ts";
import type { MoodEntry } from "../mood_entry.ts";

export const mood: MoodEntry = {
  words:
    "determined, determinedly, determination, determined look, determined face, determined expression, resolute, focused, concentrated, concentrating, concentration, resolved, steely eyed, steely gaze, steadfast, game face, ready for action, strong willed, focussed, on a mission, ready for battle, full of determination, eyes on the prize, never giving up, won't give up, not giving up, dead set, single minded, tenacious, gritting its teeth, teeth gritted, in the zone",
  poses: ["sitting", "standing", "walking", "running", "jumping", "portrait"],
  gestures: ["paws on hips", "standing"],
  face: {
    ...OPEN,
    upperLid: 0.24,
    lowerLid: 0.1,
    tilt: 0.16,
    pupil: 0.5,
    look: [0, 0],
    mouth: "firm",
    brow: { tilt: 0.54, lift: -12 },
    carriage: { bow: -18, lean: 18, pitch: -0.05 },
    ears: { out: -0.1, flat: 0 },
    blush: 0.3,
    tail: { carriage: "high" },
  },
};
