/** @module A sad cat. */
import { OPEN } from "../head/expression.ts";
import type { MoodEntry } from "../mood_entry.ts";

export const mood: MoodEntry = {
  words:
    "sad, unhappy, melancholy, melancholic, gloomy, heartbroken, tearful, lonely, upset, depressed, sorrowful, miserable, blue hearted, homesick, sadly, sadness, tear, one tear, shedding a tear, grief, grieving, mourning, mournful, woeful, dejected, despondent, downcast, down in the dumps, glum, gloomy face, morose, crestfallen, disappointed, disappointment, let down, discouraged, heartbreaking, heart broken, broken heart, broken hearted, forlorn, forsaken, hopeless, desperate, despair, wistfully sad, melancholia, sombre, somber, sorrow, pitiful, pathetic, unloved, lost and alone, misses its owner, missing its owner, feeling down, feeling blue, sad face, sad looking, sad eyed, sad eyes, rejected, sulky sad, sniffling, whimpering, unlucky",
  nearest:
    "hurt, abandoned, left behind, neglected, ill, sick, with the flu, has the flu, sick with a cold, with a cold, has a cold, having a cold, caught a cold, with a fever, unwell, poorly, injured, wounded, soaked and sad",
  poses: ["sitting", "loaf", "lying", "portrait"],
  gestures: ["lying", "sitting"],
  face: {
    ...OPEN,
    upperLid: 0.18,
    tilt: -0.2,
    pupil: 0.78,
    eye: 1.05,
    look: [0, 0.35],
    mouth: "frown",
    brow: { tilt: -0.62, lift: 3 },
    carriage: { bow: 46, lean: 16, hunch: 26, pitch: -0.6, tilt: 0.1 },
    ears: { out: 0.52, flat: 0.16 },
    blush: 0.3,
    tail: { carriage: "low" },
    tear: true,
  },
};
