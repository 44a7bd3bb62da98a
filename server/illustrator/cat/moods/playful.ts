/** @module A playful cat. */
import { OPEN } from "../head/expression.ts";
import type { MoodEntry } from "../mood_entry.ts";

export const mood: MoodEntry = {
  words:
    "playful, playing, plays, play, frisky, bouncy, hyper, playfully, playtime, play mode, played, playfulness, romping, romps, romp, gamboling, cavorting, frolics, frolicsome, energetic play, bouncing around, kittenish, gleefully playing, toying with, messing around, goofing around",
  nearest:
    "wild, crazy, feisty, spunky, witty, chaotic energy, crazed, unhinged, feral energy, berserk, wild eyed, manic, zoomy, high energy, restless, rambunctious, rowdy, boisterous, daredevil, party animal, partying, competitive, competing, sporty cat, play fighting, playfighting, roughhousing, tussling, horsing around, splashing, splashes, splashing about, splashing around, splashing water, paddling about, making a splash",
  weight: 3,
  poses: ["sitting", "jumping", "waving", "walking", "running", "dancing", "belly up", "crouching"],
  face: {
    ...OPEN,
    pupil: 0.76,
    eye: 1.06,
    look: [0.35, -0.1],
    mouth: "laugh",
    carriage: { bow: 8, lean: 12, tilt: 0.14 },
    ears: { out: -0.08, flat: 0 },
    blush: 0.7,
    tail: { carriage: "high" },
  },
};
