/**
 * A proud cat.
 *
 * @module
 */
import { OPEN } from "../expression.ts";
import type { MoodEntry } from "../mood_entry.ts";
import { nearest, says } from "../../vocabulary/term.ts";

export const mood: MoodEntry = {
  words: [
    says(
      { mood: "proud" },
      "proud, confident, regal, majestic, royal, noble, dignified, triumphant, victorious, bossy, self assured, stately",
    ),
    nearest(
      { mood: "proud" },
      "fancy, posh, classy, stylish, fashionable, dapper, glamorous, sophisticated, epic, legendary, ambitious, powerful",
    ),
  ],
  weight: 2,
  poses: ["sitting", "standing", "walking", "lying", "waving", "portrait"],
  face: {
    ...OPEN,
    upperLid: 0.34,
    tilt: 0.16,
    pupil: 0.44,
    look: [0.25, 0.1],
    mouth: "smirk",
    brow: { tilt: 0.1, lift: 8 },
    ears: { out: -0.05, flat: 0 },
    blush: 0.35,
    tail: { carriage: "high" },
  },
};
