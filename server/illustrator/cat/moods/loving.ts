/** @module A loving cat. */
import { OPEN } from "../head/expression.ts";
import type { MoodEntry } from "../mood_entry.ts";

export const mood: MoodEntry = {
  nearest:
    "closed eye smile, slow blink, slow blinking, blinking slowly, content squint, squinting happily, closed happy eyes, shutting its eyes",
  words:
    "on a date, on a first date, on a dinner date, on a romantic date, date night, loving, affectionate, cuddly, in love, romantic, lovestruck, caring, tender, snuggly, adoring, cuddling, snuggling, hugging, devoted, love, lovey dovey, lovingly, affection, affectionately, adores, adoration, smitten, besotted, head over heels, enamoured, enamored, infatuated, lovesick, love struck, amorous, cuddle, cuddles, cuddled, cuddle bug, snuggle, snuggles, snuggled, nuzzling, nuzzles, hugs, hug, kissing, kisses, kiss, smooching, tenderly, compassionate, warm and loving, hearts floating around, hearts around, floating hearts, surrounded by hearts, heart eyed, embracing, embrace, embraces, sharing love, cradling, romantic mood, romantic evening, sweet on, flirty, flirting, flirtatious, seductive, passionate",
  weight: 1,
  shutsEyes: true,
  face: {
    ...OPEN,
    closed: "happy",
    look: [0, 0],
    mouth: "smile",
    carriage: { tilt: 0.14, pitch: 0.15 },
    ears: { out: 0.08, flat: 0 },
    blush: 1,
    hearts: true,
  },
};
