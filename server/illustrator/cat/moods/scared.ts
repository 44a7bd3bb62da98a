/**
 * A scared cat.
 *
 * @module
 */
import { OPEN } from "../expression.ts";
import type { MoodEntry } from "../mood_entry.ts";
import { says } from "../../vocabulary/term.ts";

export const mood: MoodEntry = {
  words: [
    says(
      { mood: "scared" },
      "scared, afraid, fearful, frightened, terrified, spooked, panicked, cowardly, trembling, petrified, alarmed, asustado",
    ),
  ],
  poses: ["sitting", "standing", "crouching", "running"],
  face: {
    ...OPEN,
    pupil: 0.86,
    eye: 1.16,
    tilt: -0.1,
    look: [0.2, 0],
    mouth: "wobble",
    brow: { tilt: -0.42, lift: 12 },
    ears: { out: 0.62, flat: 0.34 },
    blush: 0.15,
    tail: { carriage: "low", puff: 1.7 },
  },
};
