/**
 * A mischievous cat.
 *
 * @module
 */
import { OPEN } from "../expression.ts";
import type { MoodEntry } from "../mood_entry.ts";
import { says } from "../../vocabulary/term.ts";

export const mood: MoodEntry = {
  words: [
    says(
      { mood: "mischievous" },
      "mischievous, cheeky, naughty, rascally, impish, sneaky, sly, cunning, devious, trickster, troublemaker, prankster, scheming, plotting, up to no good, chaotic, wily, crafty, roguish",
    ),
  ],
  weight: 1,
  face: {
    ...OPEN,
    upperLid: 0.3,
    lowerLid: 0.14,
    tilt: 0.2,
    pupil: 0.5,
    look: [0.6, 0],
    mouth: "grin",
    brow: { tilt: 0.26, lift: 4 },
    ears: { out: 0.2, flat: 0.06 },
    blush: 0.4,
    tail: { carriage: "high" },
  },
};
