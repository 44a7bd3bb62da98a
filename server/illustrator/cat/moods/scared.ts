/** @module A scared cat. */
import { OPEN } from "../head/expression.ts";
import type { MoodEntry } from "../mood_entry.ts";
import { says } from "../../vocabulary/term.ts";

export const mood: MoodEntry = {
  words:
    "scared, afraid, fur standing on end, hair standing on end, fearful, frightened, terrified, spooked, panicked, cowardly, trembling, petrified, alarmed, asustado, scaredy, fear, frightful, horrified, horror struck, aghast, panic, panicking, panicky, panic stricken, shaking, shivering with fear, quivering, quaking, startled and scared, jumpy, cowering, cowers, cringing, traumatised, traumatized, in terror, fraidy cat, fur on end, anguished, freaked out, freaking out",
  nearest: "flees, fright, in fright, with fright, terrible fright",
  terms: [says(
    { mood: "scared" },
    "fleeing, fleeing from, flees from, being chased by, getting chased by, running away from, runs away from",
    { weak: true },
  )],
  poses: ["sitting", "standing", "crouching", "running"],
  gestures: ["crouching", "arched back"],
  face: {
    ...OPEN,
    pupil: 0.28,
    eye: 1.16,
    tilt: -0.1,
    look: [0.2, 0],
    mouth: "wobble",
    brow: { tilt: -0.6, lift: 10 },
    carriage: { bow: 44, lean: -26, hunch: 36, pitch: 0.1 },
    ears: { out: 0.86, flat: 0.42 },
    blush: 0.15,
    tail: { carriage: "low", puff: 1.45 },
  },
};
