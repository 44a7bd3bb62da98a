/**
 * A curious cat.
 *
 * @module
 */
import { OPEN } from "../expression.ts";
import type { MoodEntry } from "../mood_entry.ts";
import { nearest, says } from "../../vocabulary/term.ts";

export const mood: MoodEntry = {
  words: [
    says(
      { mood: "curious" },
      "curious, inquisitive, nosy, wondering, interested, intrigued, alert, attentive, watchful, exploring, investigating, snooping",
    ),
    says(
      { mood: "curious" },
      "looking up, looking at, gazing at, staring at, looking, gazing, staring, watching, peeking, peering, looking around, looking out, looking out of, looks, gazes, stares, watches, observing, dreaming of, sniffing, searching, searching for, looking for, hunting for, chasing, chases, hunting, following",
      { weak: true },
    ),
    nearest({ mood: "curious" }, "mysterious, enigmatic, nerdy, geeky, scholarly"),
  ],
  weight: 4,
  face: {
    ...OPEN,
    pupil: 0.74,
    eye: 1.1,
    look: [0.3, -0.35],
    mouth: "small",
    brow: { tilt: -0.12, lift: 12 },
    ears: { out: -0.12, flat: 0 },
    blush: 0.5,
  },
};
