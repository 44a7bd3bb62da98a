/** @module A calm cat. */
import { OPEN, PERKED } from "../head/expression.ts";
import type { MoodEntry } from "../mood_entry.ts";

export const mood: MoodEntry = {
  words:
    "calm, peaceful, relaxed, relaxing, serene, tranquil, chill, chilled, content, contented, gentle, quiet, zen, patient, easygoing, laid back, restful, mellow, composed, comfortable, comfy, meditative, at ease, at peace, in peace, untroubled, placid, carefree, collected, peacefully, chilling, chillin, unwinding, soothing, zen like, zenlike, cosy and calm, blissful, blissed out, comfortably, laid-back, nonchalant, docile, tame, gentle giant, mellowed, contentment, contentedly, unruffled, unfazed, stoic, stoical, serenity, tranquility, resting face, enlightened, lazing, vibing, in harmony, harmonious, quiet and calm, soft expression, neutral expression, neutral face, deadpan, poker face, expressionless, straight face, blank face, blank stare, emotionless",
  nearest:
    "wise, thoughtful, pensive, contemplative, intelligent, clever, smart, elegant, graceful, loyal, polite, gentlemanly, studious, ladylike, independent, wisdom, sage like, sagely, scholarly look, contemplates, reflective, intellectual, refined, poised, poise, elegance, elegantly, gracefully, delicate, ladylike pose, gentlemanly pose, mature looking, responsible, professional looking, saintly, spiritual, angelic face, well behaved, good boy, good girl, innocent, innocent looking, innocently, motherly, maternal, fatherly, paternal, hypnotic, nostalgic, timeless",
  weight: 3,
  poses: ["sitting", "standing", "loaf", "lying", "sleeping", "portrait"],
  face: {
    ...OPEN,
    upperLid: 0.1,
    pupil: 0.5,
    look: [0, 0],
    mouth: "smile",
    ears: PERKED,
    blush: 0.5,
  },
};
