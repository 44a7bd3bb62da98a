/**
 * A loving cat.
 *
 * @module
 */
import { OPEN } from "../expression.ts";
import type { MoodEntry } from "../mood_entry.ts";
import { nearest, says } from "../../vocabulary/term.ts";

export const mood: MoodEntry = {
  words: [
    nearest({ mood: "loving" }, "closed eyes, eyes closed, eyes shut, with its eyes closed"),
    says(
      { mood: "loving" },
      "loving, affectionate, cuddly, in love, romantic, lovestruck, caring, tender, snuggly, adoring, cuddling, snuggling, hugging, devoted, love, heart eyes",
    ),
  ],
  weight: 1,
  shutsEyes: true,
  face: {
    ...OPEN,
    closed: "happy",
    look: [0, 0],
    mouth: "smile",
    ears: { out: 0.08, flat: 0 },
    blush: 1,
    hearts: true,
  },
};
