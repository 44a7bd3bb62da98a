/** @module A smug cat. */
import { OPEN } from "../head/expression.ts";
import type { MoodEntry } from "../mood_entry.ts";

export const mood: MoodEntry = {
  words:
    "smug, shameless, shamelessly, unashamed, brazen, sassy, smirking, smirk, self satisfied, cocky, snobbish, snooty, sarcastic, haughty, snarky, aloof, unbothered, diva, smugly, smugness, smug face, smug look, smug grin, smug smile, smirks, smirked, self pleased, self-satisfied, pleased with itself, pleased with himself, pleased with herself, proud of himself, proud of herself, proud of itself, know it all, cat that got the cream, cat that got the canary, gloating, gloats, attitude, sass, sassypants, sassy pants, full of sass, snob, snobby look, stuck up, condescending, arrogant, pompous, cocksure, conceited, vain, vanity, superior, wry, wry smile, half smile, side smile, entitled, unapologetic, unimpressed smirk, raised eyebrow, one eyebrow raised, raising an eyebrow, eyebrow raised, bossy look, cool and collected, too cool, too cool for school, devil may care, prima donna, divalike, spoiled princess, ironic, knowing look, knowing smile, playing it cool, unbothered look, deal with it, no shame, zero shame, without shame, without any shame, unashamedly, not ashamed, not even ashamed, not sorry, not even sorry, not sorry at all, not a bit sorry, not at all sorry, zero regrets, no regrets, no regret, without regret, no remorse, zero remorse, without remorse, shows no remorse, unrepentant, not guilty at all, no guilt, zero guilt, looking innocent",
  weight: 1,
  poses: ["sitting", "lying", "loaf", "standing", "portrait"],
  gestures: ["arms folded", "sitting"],
  face: {
    ...OPEN,
    upperLid: 0.4,
    lowerLid: 0.24,
    tilt: 0.1,
    pupil: 0.5,
    look: [0.9, 0.05],
    mouth: "smirk",
    brow: { tilt: 0.06, lift: 0, raised: 26 },
    carriage: { bow: -12, lean: -26, pitch: 0.6, tilt: -0.18 },
    ears: { out: 0.04, flat: 0 },
    blush: 0.45,
    tail: { carriage: "high" },
  },
};
