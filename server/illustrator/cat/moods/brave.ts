/** @module A brave cat. */
import { OPEN } from "../head/expression.ts";
import type { MoodEntry } from "../mood_entry.ts";

export const mood: MoodEntry = {
  words:
    "brave, courageous, bold, heroic, fearless, determined, daring, valiant, resolute, adventurous, intrepid, gallant, determination, courage, plucky, feisty brave, unafraid, undaunted, dauntless, focused, concentrated, concentrating, concentration, resolved, steely eyed, steely gaze, steadfast, game face, warrior spirit, chivalrous, ready for action, ready for battle, ready for adventure, strong willed, spirited, epic hero, focussed, ready to go, on a mission",
  weight: 1,
  poses: ["sitting", "standing", "walking", "running", "jumping", "portrait"],
  face: {
    ...OPEN,
    upperLid: 0.08,
    tilt: 0.12,
    pupil: 0.6,
    look: [0.15, -0.05],
    mouth: "smirk",
    brow: { tilt: 0.18, lift: 9 },
    carriage: { bow: -14, lean: 6, pitch: 0.2 },
    ears: { out: -0.1, flat: 0 },
    blush: 0.3,
    tail: { carriage: "high" },
  },
};
