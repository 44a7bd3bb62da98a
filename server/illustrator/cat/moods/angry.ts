/**
 * An angry cat.
 *
 * @module
 */
import { OPEN } from "../expression.ts";
import type { MoodEntry } from "../mood_entry.ts";
import { nearest, says } from "../../vocabulary/term.ts";

export const mood: MoodEntry = {
  words: [
    says(
      { mood: "angry" },
      "angry, furious, mad, raging, enraged, fierce, ferocious, hissing, growling, snarling, aggressive, menacing",
    ),
    nearest(
      { mood: "angry" },
      "evil, wicked, villainous, sinister, scary, vicious, fearsome, villain, badass",
    ),
  ],
  poses: ["standing", "sitting", "crouching", "portrait"],
  face: {
    ...OPEN,
    upperLid: 0.26,
    tilt: 0.24,
    pupil: 0.26,
    look: [0, 0],
    mouth: "snarl",
    brow: { tilt: 0.5, lift: -4 },
    ears: { out: 0.6, flat: 0.28 },
    blush: 0.1,
    tail: { puff: 1.6 },
  },
};
