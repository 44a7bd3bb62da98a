/**
 * A happy cat.
 *
 * @module
 */
import { OPEN, PERKED } from "../expression.ts";
import type { MoodEntry } from "../mood_entry.ts";
import { nearest, says } from "../../vocabulary/term.ts";

export const mood: MoodEntry = {
  words: [
    says(
      { mood: "happy" },
      "happy, joyful, joyous, cheerful, cheery, friendly, smiling, smiley, smile, smiles, grinning, laughing, laughs, smiled, glad, delighted, merry, jolly, content smile, gleeful, ecstatic, excited, sunny tempered, kind, kindly, warm hearted",
    ),
    nearest(
      { mood: "happy" },
      "hungry, eating, munching, snacking, feasting, purring, purr, optimistic, grateful, lucky, funky, groovy, cool, energetic, lively, sociable, social, talkative, chatty, helpful",
    ),
    says(
      { mood: "happy" },
      "cute, adorable, kawaii, sweet, charming, lovely, precious, cutie",
      { weak: true },
    ),
  ],
  weight: 6,
  face: {
    ...OPEN,
    look: [0.1, -0.1],
    lowerLid: 0.12,
    mouth: "laugh",
    ears: PERKED,
    blush: 0.8,
    tail: { carriage: "high" },
  },
};
