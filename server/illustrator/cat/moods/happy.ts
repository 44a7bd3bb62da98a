/** @module A happy cat. */
import { OPEN, PERKED } from "../head/expression.ts";
import type { MoodEntry } from "../mood_entry.ts";
import { says } from "../../vocabulary/term.ts";

export const mood: MoodEntry = {
  words:
    "happy, joyful, joyous, cheerful, cheery, friendly, smiling, smiley, smile, smiles, smiled, glad, delighted, merry, jolly, content smile, gleeful, ecstatic, excited, sunny tempered, kind, kindly, warm hearted, happiness, happier, joy, joyfully, joyously, overjoyed, elated, euphoric, thrilled, blissfully happy, big smile, huge smile, cheerfully, upbeat, bubbly, jovial, jolly old, exuberant, enthusiastic, gladly, delight, pleased, satisfied, amused, festive, celebratory, good natured, good humoured, good mood, sunny disposition, friendly face, friendly looking, warmhearted, full of joy, living its best life, living his best life, living her best life, having fun, having a good time, having a great time, fun loving, positive, wholesome, heartwarming, excitedly, giddy, smiling face, smiley face, happy face, in high spirits, yay",
  nearest:
    "hungry, snacking, purring, purr, optimistic, grateful, lucky, funky, groovy, cool, energetic, lively, sociable, social, talkative, chatty, helpful, chomping, chomps, enjoying a meal, having a feast, gnawing, tasting, purrs, purring loudly, purring happily, thankful, blessed, fortunate, radiating joy, chirpy, chatting, gossiping, sporty, sweet natured, good hearted, generous, welcoming host, radiant smile, mewling, chirrups, trilling",
  terms: [says(
    { mood: "happy" },
    "cute, adorable, kawaii, sweet, charming, lovely, precious, cutie, cutest, cuteness, adorably, sweetest, sweetie, sweetheart, darling, endearing, precious baby, lovable, loveable, uwu, kawaii style, cuddlesome, squishy, fluffy and cute, sweet looking, angel face, precious face, sweet little, good boi, best boy, best girl, goodest boy, snuggable",
    { weak: true },
  )],
  weight: 6,
  face: {
    ...OPEN,
    look: [0.1, -0.1],
    lowerLid: 0.42,
    pupil: 0.62,
    mouth: "laugh",
    ears: PERKED,
    blush: 0.8,
    tail: { carriage: "high" },
  },
};
