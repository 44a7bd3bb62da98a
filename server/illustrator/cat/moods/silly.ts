/**
 * A silly cat.
 *
 * @module
 */
import { OPEN } from "../expression.ts";
import type { MoodEntry } from "../mood_entry.ts";
import { says } from "../../vocabulary/term.ts";

export const mood: MoodEntry = {
  words: [
    says(
      { mood: "silly" },
      "silly, derpy, goofy, funny, clownish, winking, wink, winks, wacky, zany, quirky, goofball, dopey, cross eyed, tongue out, sticking its tongue out",
    ),
  ],
  weight: 1,
  shutsEyes: true,
  face: {
    ...OPEN,
    pupil: 0.7,
    eye: 1.12,
    look: [0.5, -0.4],
    mouth: "tongue",
    winks: true,
    brow: { tilt: -0.1, lift: 10 },
    ears: { out: 0.34, flat: 0.04 },
    blush: 0.9,
  },
};
