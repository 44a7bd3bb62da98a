/** @module A laughing cat. */
import { OPEN, PERKED } from "../head/expression.ts";
import type { MoodEntry } from "../mood_entry.ts";
import { says } from "../../vocabulary/term.ts";

export const mood: MoodEntry = {
  words:
    "laughing, laughs, laugh, laughter, laughing out loud, laughing so hard, laughing hard, bursting out laughing, cracking up, dying of laughter, rolling with laughter, lol face, giggling, giggles, chuckling, cackling, hysterical, in hysterics, in stitches, howling with laughter, lmao",
  terms: [says(
    { mood: "laughing", feature: "tears" },
    "crying with joy, crying tears of joy, tears of joy, happy tears, crying happy tears, crying with laughter, laughing until it cries",
  )],
  shutsEyes: true,
  gestures: ["belly up", "sitting"],
  face: {
    ...OPEN,
    closed: "happy",
    look: [0, 0],
    mouth: "guffaw",
    ears: PERKED,
    carriage: { tilt: 0.2, pitch: 0.5, lean: -22, bow: -6 },
    blush: 1,
    tail: { carriage: "high" },
  },
};
